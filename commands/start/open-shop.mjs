import path from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './root.mjs';
import { finish } from './run.mjs';
import { startService } from './service.mjs';
import { contactEmail, siteUrl } from './shop-config.mjs';
import { say } from './steps.mjs';

/**
 * Builds what changed, prepares the data, and serves the shop until it is told to stop.
 * @param {{ dev: boolean }} options
 */
export async function openShop({ dev }) {
  const port = process.env.PORT ?? '3000';
  say('building what changed');
  await finish('release/src/cli.ts', ['sync'], {}, say);
  const services = [];
  let apiUrl = process.env.API_URL;
  // All that our own API has is forwarded: its address is no visitor's business.
  const apiOrigin = apiUrl ? {} : { API_ORIGIN: '' };
  // A real shop begins empty; only the embedded database is for trying.
  const seed = process.env.DATABASE_URL ? {} : { SEED_DIR: path.join(root, 'api/demo') };
  if (apiUrl) say(`the API is ${apiUrl}`);
  else {
    apiUrl = `http://127.0.0.1:${await freePort()}`;
    services.push(
      await startService({
        name: 'API',
        file: 'api/src/server.ts',
        env: {
          HOST: '127.0.0.1',
          PORT: new URL(apiUrl).port,
          // Links in mail lead to the storefront.
          SITE_URL: siteUrl(port),
          CONTACT_EMAIL: contactEmail(),
          ...seed,
        },
        ready: /^API listening on /,
        say,
      }),
    );
  }
  const stopAll = () => Promise.all(services.map((service) => service.stop()));
  services.push(
    await startService({
      name: 'storefront',
      file: 'host/server/main.ts',
      env: { PORT: port, API_URL: apiUrl, ...apiOrigin, ...(dev ? { SHOP_DEV: '1' } : {}) },
      ready: /^storefront listening on /,
      say,
    }).catch(async (error) => {
      // Left running, the API would keep the embedded database from the next start.
      await stopAll();
      throw error;
    }),
  );
  const stop = async () => {
    await stopAll();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  say('ready; Ctrl-C stops it');
  console.log(`The shop is open at http://localhost:${port}`);
}
