// The line to Python in a worker of this page: the same messages; nothing can be lost on the way.
class WorkerLine {
  constructor({ opened, took, failed, kept }) {
    this.ready = false;
    this.unsaid = [];
    this.worker = window.pkWorker();
    this.worker.onmessage = ({ data }) => {
      if (data.marks) for (const [name, at] of Object.entries(data.marks)) marks[name] = Math.round(at - performance.timeOrigin);
      else if (data.failed) failed(data.failed);
      else if (data.keeps !== undefined) kept(data.keeps);
      else {
        const what = JSON.parse(data.text);
        if (what.welcome) {
          this.ready = true;
          for (const one of this.unsaid) this.worker.postMessage(one);
          opened(what.welcome);
        } else if (what.done !== undefined) {
          this.unsaid.shift();
          took({ do: "done" }, []);
        } else took(what, data.files.map((one) => new DataView(one.buffer, one.byteOffset, one.byteLength)));
      }
    };
    this.worker.onerror = (event) => failed(event.message);
    if (window.pkFailed) failed(window.pkFailed);
    this.worker.postMessage({ start: {
      script: page.script, draws: page.draws, may: page.may, wheel: page.wheel, search: location.search, ...window.pkSeed,
    } });
  }
  send(what) {
    this.unsaid.push(what);
    if (this.ready) this.worker.postMessage(what);
  }
  stop() {}
  get waits() { return this.unsaid.length; }
}
