import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '../fixtures/shop-test';
import { freePort } from '../harness/free-port';
import { startService } from '../harness/service';
import { openStandIn, type StandInApi } from './stand-in-api';

/** Pages that the storefront rendered before a story are cached so long, in ms, with what the API said then. */
const cachedMs = 2_100;

/** A storefront, and the API between it and the real one. */
interface BadDay {
  shop: string;
  standIn: StandInApi;
}

/** A visitor of a storefront whose API has moods. Stories of one worker share both, one after the other. */
export const test = base.extend<{ apiOfTheDay: StandInApi }, { badDay: BadDay }>({
  badDay: [
    async ({ browserName: _ }, use) => {
      const standIn = await openStandIn(process.env.SHOP_URL ?? '');
      const port = String(await freePort());
      const { found, stop } = await startService({
        args: ['platform/commands/start/program.mjs', 'host/site/server.ts'],
        env: { PORT: port, API_URL: standIn.url },
        ready: /storefront listening on (http\S+)/,
      });
      await use({ shop: found, standIn });
      await stop();
      await standIn.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  apiOfTheDay: async ({ badDay: { standIn } }, use) => {
    standIn.recover();
    await pause(cachedMs);
    await use(standIn);
  },

  baseURL: async ({ badDay: { shop }, apiOfTheDay: _ }, use) => {
    await use(shop);
  },
});

export { expect };
