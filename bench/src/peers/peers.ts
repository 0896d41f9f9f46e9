import { startCachingServer } from '../caching-server';
import { clickCards } from '../click';
import { audit } from '../lighthouse/audit';
import { limitPage } from '../lighthouse/limit-page';
import type { Stage } from '../stage';
import { everShopVersion, openEverShop } from './evershop';
import { openFederatedShop } from './federated-shop';
import { type Measured, peersTable } from './table';

/** Each shop is measured one time in every round, in turn. */
const rounds = 5;
const clicksPerRound = 3;

const product = '/products/everyday-sling-bag';
const ours = { list: '/products', product, cards: 'main a[href^="/products/"]' };

/** Where the pages of a shop are, and which links of its list are its cards. */
interface Shop {
  url: string;
  list: string;
  product: string;
  cards: string;
}

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
  const shops = new Map<string, Shop>();
  const results = new Map<string, Measured | string>();
  for (const [name, start] of Object.entries(open)) {
    try {
      shops.set(name, await start());
      results.set(name, 'could not be measured');
    } catch (error) {
      results.set(name, `could not be installed: ${firstLine(error)}`);
    }
  }
  const all = new Map<string, Measured>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, shop] of shops) {
      try {
        const measurement = await measure(shop, round);
        const { list = [], product = [], clicks = [] } = all.get(name) ?? {};
        all.set(name, {
          list: [...list, ...measurement.list],
          product: [...product, ...measurement.product],
          clicks: [...clicks, ...measurement.clicks],
        });
        stage.print(`  ${round}/${rounds} ${peersTable(new Map([[name, measurement]])).at(-1)}`);
      } catch (error) {
        stage.print(`  ${round}/${rounds} ${name} could not be measured: ${firstLine(error)}`);
      }
    }
  }
  stage.print(['', ...peersTable(new Map([...results, ...all]))].join('\n'));
  return [];
}

/** The values of one round; cards that were not clicked in earlier rounds. */
async function measure({ url, list, product, cards }: Shop, round: number): Promise<Measured> {
  const onList = await audit(url + list, { categories: ['performance'] });
  const onProduct = await audit(url + product, { categories: ['performance'] });
  const from = (round - 1) * clicksPerRound;
  const chosen = { cards, from, count: clicksPerRound, hover: true };
  return { list: [onList], product: [onProduct], clicks: await clickCards(url + list, chosen) };
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
