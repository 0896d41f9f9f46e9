const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * What a browser has and jsdom lacks, lent by Node. AbortController comes along because Node's
 * Request refuses jsdom's signals, and URL because jsdom's takes five times as long. MessageChannel and BroadcastChannel stay out: with them jest
 * never exits.
 */
const lent = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'URL',
  'URLSearchParams',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of lent) this.global[name] = globalThis[name];
    // jsdom's own Uint8Array is another class than the one Node's TextEncoder returns.
    this.global.Uint8Array = Uint8Array;
    this.giveImmediate(...args);
  }

  /**
   * A fake clock moved by `advanceTimersByTimeAsync` hands over to promises by a real timer, and
   * jsdom's last a millisecond and more: thousands of steps would wait a minute. It takes Node's
   * `setImmediate` where the page has one as the clock is made; code sees none, as in a browser.
   */
  giveImmediate({ projectConfig: config }) {
    const { global, fakeTimersModern } = this;
    const FakeTimers = fakeTimersModern.constructor;
    fakeTimersModern.dispose();
    global.setImmediate = setImmediate;
    this.fakeTimersModern = new FakeTimers({ config, global });
    delete global.setImmediate;
  }
}

module.exports = BrowserEnvironment;
