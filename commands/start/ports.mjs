import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns {Promise<number>} a port on loopback that nobody listens on */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** How long a shop that may be there has to say so, in ms. */
const timeoutMs = 2_000;

/**
 * Sees to it that the shop can listen, before anything is built.
 * @param {string} port
 * @param {string} host
 * @returns {Promise<void>} rejects saying who is there, and what to do
 */
export async function refuseTakenPort(port, host) {
  const code = await listenOnce(Number(port), host);
  const other = `take another port: PORT=${Number(port) + 1} npm start`;
  switch (code) {
    case undefined:
      return;
    case 'EADDRINUSE': {
      const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
      throw new Error(
        (await isShop(address))
          ? `A shop is open at ${address} already. Stop that one first, or ${other}`
          : `Another program listens on port ${port}. End it first, or ${other}`,
      );
    }
    case 'EACCES':
      throw new Error(
        `Port ${port} is for the system's own programs. Take one from 1024 on; docs/deploy.md tells how visitors come in by 80 and 443`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      throw new Error(`HOST is an address of this machine, not "${host}"`);
    default:
      throw new Error(`The shop cannot listen on port ${port} of ${host} (${code})`);
  }
}

/** @returns {Promise<string | undefined>} why it cannot be listened there */
const listenOnce = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** The storefront's health check names the release that is live. */
const isShop = (address) =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    .then((answer) => answer.json())
    .then(({ release }) => typeof release === 'string')
    .catch(() => false);
