declare const __webpack_require__: { federation: unknown };

/**
 * Lends the host's copy of the federation runtime to remotes, whose builds leave theirs out
 * (`webpack/host-federation.js`): half of every remote's entry would be that runtime.
 */
export function shareFederation(): void {
  Object.assign(window, { shopFederation: __webpack_require__.federation });
}
