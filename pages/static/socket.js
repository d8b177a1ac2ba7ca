// The line to a Python on this machine or in this room: numbered events, sent again until they are confirmed.
const TIMES = [250, 500, 1000, 2000, 4000]; // milliseconds before the line is tried again

class Socket {
  constructor({ opened, took, cut }) {
    Object.assign(this, { opened, took, cut });
    this.token = this.recall();
    this.tab = this.random(9);
    this.n = 0;
    this.unsaid = [];
    this.ready = false;
    this.tries = 0;
    this.open();
    addEventListener("online", () => this.again(0));
    addEventListener("pageshow", () => this.again(0));
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.again(0); });
  }
  random(bytes) { // no secure context is needed
    return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)))).replace(/\+/g, "-").replace(/\//g, "_");
  }
  recall() { // a tab of its own; in a class a phone closes tabs, and finds its page again
    let token = null;
    const key = "pokerlib.page." + page.lesson + location.search, places = page.python === "class" ? ["localStorage"] : ["sessionStorage"];
    for (const place of places) {
      try {
        token = window[place].getItem(key) ?? this.random(24);
        window[place].setItem(key, token);
      } catch { token ??= this.random(24); }
    }
    return token;
  }
  open() {
    const ws = this.ws = new WebSocket(`ws${location.protocol.slice(4)}//${location.host}/ws`);
    ws.binaryType = "arraybuffer";
    ws.onopen = () => ws.send(JSON.stringify({ hello: {
      v: 1, build: page.build, page: page.lesson, token: this.token, tab: this.tab, search: location.search.slice(0, 500),
    } }));
    ws.onmessage = ({ data }) => { if (ws === this.ws) this.take(data); };
    ws.onclose = ({ code }) => {
      if (ws !== this.ws) return;
      this.ready = false;
      this.cut(code);
      this.again(TIMES[Math.min(this.tries, TIMES.length - 1)]);
      this.tries += 1;
    };
  }
  again(after) {
    if (this.ws.readyState <= 1) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), after * (0.7 + 0.6 * Math.random()));
  }
  send(what) {
    this.unsaid.push({ n: ++this.n, ...what });
    if (this.ready) this.ws.send(JSON.stringify(this.unsaid.at(-1)));
  }
  stop() { if (this.ready && this.unsaid.length) this.ws.send(JSON.stringify({ stop: this.unsaid[0].n })); }
  get waits() { return this.unsaid.length; }
  take(data) {
    if (data instanceof ArrayBuffer) {
      this.files.got.push(new DataView(data));
      if (this.files.got.length === this.files.what.buffers) { this.took(this.files.what, this.files.got); this.files = null; }
      return;
    }
    const what = JSON.parse(data);
    if (what.done !== undefined) {
      this.unsaid = this.unsaid.filter((one) => one.n > what.done);
      this.took({ do: "done" }, []);
    } else if (what.welcome) {
      const { done, build } = what.welcome;
      if (build !== page.build) return this.renew(build);
      this.unsaid = this.unsaid.filter((one) => one.n > done); // the rest is said (again)
      [this.ready, this.tries] = [true, 0];
      for (const one of this.unsaid) this.ws.send(JSON.stringify(one));
      this.opened(what.welcome);
    } else if (what.buffers) this.files = { what, got: [] };
    else this.took(what, []);
  }
  renew(build) { // once: a page of an older build, kept by the browser, is fetched anew
    try {
      if (sessionStorage.getItem("pokerlib.build") === build) return;
      sessionStorage.setItem("pokerlib.build", build);
    } catch { return; }
    location.reload();
  }
}
