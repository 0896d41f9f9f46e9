/**
 * Tells the server whose pages are open; while it starts again nobody hears it.
 * @param {string} address of the server
 * @returns {(what: 'problem' | 'look' | 'reload', body?: object) => Promise<void>}
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
