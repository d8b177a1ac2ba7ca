// After the first visit all lessons open without the network. A build is fetched whole, each file by its
// mark, or not at all; a page that is open keeps to its own build until it is closed.
const BUILD = "@BUILD@", FILES = @FILES@, NAME = (build) => "pokerlib-" + build;

async function whole() {
  const cache = await caches.open(NAME(BUILD));
  const one = async ([name, integrity]) => { // checked by the browser: a script would keep copies of all in memory
    const answer = await fetch(new Request(`${name}?b=${BUILD}`, { cache: "no-cache", integrity }));
    if (!answer.ok) throw new Error(`${answer.status} ${name}`);
    await cache.put(name, answer);
  };
  const left = Object.entries(FILES);
  await Promise.all(Array.from({ length: 4 }, async () => { while (left.length) await one(left.shift()); }));
}

async function tidy() { // this build, and the one that open pages may still be of
  const names = (await caches.keys()).filter((name) => name.startsWith("pokerlib-") && name !== NAME(BUILD));
  for (const name of names.slice(0, -1)) await caches.delete(name);
}

self.addEventListener("install", (event) => event.waitUntil(whole().then(() => self.skipWaiting(), (error) => caches.delete(NAME(BUILD)).then(() => { throw error; }))));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const name = url.pathname.slice(new URL("./", location.href).pathname.length) || "index.html";
  const build = url.searchParams.get("b") ?? BUILD;
  event.respondWith((async () => {
    const cache = (await caches.has(NAME(build))) && await caches.open(NAME(build));
    return (cache && await cache.match(new URL(name, location.href).href)) || fetch(event.request);
  })());
});
