import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './root.mjs';

/** @returns {Promise<number>} a free port on loopback */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** How long a site that may be there has to say so, in ms. */
const timeoutMs = 2_000;

/**
 * Sees to it that the site can listen, before anything is built.
 * @param {string} port
 * @param {string} host
 * @returns {Promise<void>} rejects with the program that listens there, and what to do
 */
export async function refuseTakenPort(port, host) {
  const code = await listenOnce(Number(port), host);
  switch (code) {
    case undefined:
      return;
    case 'EADDRINUSE': {
      const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
      const isOpen = await isSite(address);
      const next = Number(port) + 1;
      const dataDir = isOpen && isDatabaseOpen() ? ` DATA_DIR=.data/${next}` : '';
      const who = isOpen
        ? `A site is open at ${address} already. Stop that one`
        : `Another program listens on port ${port}. End it`;
      throw new Error(`${who} first, or take another port, with PORT=${next}${dataDir}`);
    }
    case 'EACCES':
      throw new Error(
        `Port ${port} is for the system's own programs. Take one from 1024 on; docs/deploy.md tells how visitors come in by 80 and 443`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      throw new Error(`HOST is an address of this machine, not "${host}"`);
    default:
      throw new Error(`The site cannot listen on port ${port} of ${host} (${code})`);
  }
}

/** @returns {Promise<string | undefined>} why it cannot be listened there */
const listenOnce = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** Whether a site has the embedded database open that this one would open: one at a time may. */
const isDatabaseOpen = () => {
  const { DATABASE_URL, API_URL, DATA_DIR } = process.env;
  const folder = DATA_DIR || path.join(root, '.data');
  return !DATABASE_URL && !API_URL && existsSync(path.join(folder, 'db.lock'));
};

/** The storefront's health check names the release that is live. */
const isSite = (address) =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    .then((answer) => answer.json())
    .then(({ release }) => typeof release === 'string')
    .catch(() => false);
