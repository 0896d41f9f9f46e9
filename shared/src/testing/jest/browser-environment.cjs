const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * What a browser has and jsdom lacks, lent by Node. AbortController comes along because Node's
 * Request refuses jsdom's signals. MessageChannel and BroadcastChannel stay out: with them jest
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
];

class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of lent) this.global[name] = globalThis[name];
    // jsdom's own Uint8Array is another class than the one Node's TextEncoder returns.
    this.global.Uint8Array = Uint8Array;
  }
}

module.exports = BrowserEnvironment;
