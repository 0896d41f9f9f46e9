import { startCachingServer } from '../caching-server';
import { clickCards } from '../click';
import { audit } from '../lighthouse/audit';
import { limitPage } from '../lighthouse/limit-page';
import type { Stage } from '../stage';
import { everShopVersion, openEverShop } from './evershop';
import { openFederatedShop } from './federated-shop';
import { type Measured, peersTable } from './table';

/** Each shop is measured once in every round, in turn. */
const rounds = 5;
const clicksPerRound = 3;

const product = '/products/everyday-sling-bag';
const ours = { list: '/products', product, cards: 'main a[href^="/products/"]' };

/** Prints one table: this shop, two others that run on this machine, and the limit pages. */
export async function peers(stage: Stage): Promise<[]> {
  const shop = await stage.shopUrl();
  const open = {
    'this shop': async () => ({ url: shop, ...ours }),
    [`EverShop ${everShopVersion}, rendered on the server`]: () => openEverShop(shop, stage),
    'federated React shop, rendered in the browser': async () => {
      stage.print('  building the federated shop');
      const { url, close } = await openFederatedShop(shop, await stage.scratch());
      stage.atEnd(async () => close());
      return { url, ...ours };
    },
    'limit page': async () => {
      const { url, close } = await startCachingServer(shop, (answer, path) =>
        limitPage(answer, path.startsWith('/products/') ? product : path),
      );
      stage.atEnd(async () => close());
      return { url, ...ours };
    },
  };
  const shops = new Map<string, Awaited<ReturnType<(typeof open)[keyof typeof open]>>>();
  const results = new Map<string, Measured | string>();
  for (const [name, start] of Object.entries(open)) {
    try {
      shops.set(name, await start());
      results.set(name, { list: [], product: [], clicks: [] });
    } catch (error) {
      results.set(name, `could not be installed: ${firstLine(error)}`);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { url, list, product, cards }] of shops) {
      const result = results.get(name);
      if (typeof result !== 'object') continue;
      try {
        const onList = await audit(url + list, ['performance']);
        const onProduct = await audit(url + product, ['performance']);
        const from = round * clicksPerRound;
        const chosen = { cards, from, count: clicksPerRound, hover: true };
        const clicks = await clickCards(url + list, chosen);
        result.list.push(onList);
        result.product.push(onProduct);
        result.clicks.push(...clicks);
        const [one] = peersTable(
          new Map([[name, { list: [onList], product: [onProduct], clicks }]]),
        ).slice(2);
        stage.print(`  ${round + 1}/${rounds} ${one}`);
      } catch (error) {
        results.set(name, `could not be measured: ${firstLine(error)}`);
      }
    }
  }
  stage.print(['', ...peersTable(results)].join('\n'));
  return [];
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
