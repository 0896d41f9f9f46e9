/**
 * For the dev routes of a storefront server. A request that fails is ignored: the server may be restarting.
 * @param {string} address of the server
 * @returns {(what: 'problem' | 'check-release' | 'reload', body?: object) => Promise<void>}
 */
export const notifyPages = (address) => (what, body) =>
  fetch(`${address}/dev/${what}`, {
    method: 'POST',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).then(
    () => undefined,
    () => undefined,
  );
