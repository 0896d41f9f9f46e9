import { test as base, expect } from '../fixtures/shop-test';
import { freePort } from '../harness/free-port';
import { startService } from '../harness/service';
import { openStandIn, type StandInApi } from './stand-in-api';

/** Pages that the storefront rendered before it was open are cached so long, in ms, with the API well. */
const cachedMs = 2_100;

/** A visitor of a storefront of the test's own, whose API has moods. */
export const test = base.extend<{ apiOfTheDay: StandInApi }>({
  apiOfTheDay: async ({ api: _ }, use) => {
    const standIn = await openStandIn(process.env.SHOP_URL ?? '');
    await use(standIn);
    await standIn.close();
  },

  baseURL: async ({ apiOfTheDay }, use) => {
    const port = String(await freePort());
    const { found, stop } = await startService({
      args: ['platform/commands/start/program.mjs', 'host/site/server.ts'],
      env: { PORT: port, API_URL: apiOfTheDay.url },
      ready: /storefront listening on (http\S+)/,
      timeoutMs: 30_000,
    });
    await new Promise((resolve) => setTimeout(resolve, cachedMs));
    await use(found);
    await stop();
  },
});

export { expect };
