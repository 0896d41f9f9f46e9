import { setImmediate } from 'node:timers';

interface Timer {
  at: number;
  run: () => void;
}

/** Timers and the clock of a test, which pass as fast as the code can run. */
export class VirtualTime {
  now = 1_000_000;
  private timers: Timer[] = [];

  /** Puts itself in the place of the real ones. */
  install(): void {
    const set = (run: () => void, ms = 0) => this.after(ms, run);
    const clear = (timer: Timer | undefined) => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    Date.now = () => this.now;
  }

  after(ms: number, run: () => void): Timer {
    const timer = { at: this.now + Math.max(0, ms), run };
    const later = this.timers.findIndex(({ at }) => at > timer.at);
    this.timers.splice(later < 0 ? this.timers.length : later, 0, timer);
    return timer;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Lets so many ms pass, and all that happens in them. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await allPromises();
    for (let next = this.timers[0]; next && next.at <= end; next = this.timers[0]) {
      this.timers.shift();
      this.now = next.at;
      next.run();
      await allPromises();
    }
    this.now = end;
  }
}

const allPromises = () => new Promise((resolve) => setImmediate(resolve));
