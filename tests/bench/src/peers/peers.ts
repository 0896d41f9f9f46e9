import { startCachingServer } from '../caching-server';
import { clickCards } from '../click';
import { audit } from '../lighthouse/audit';
import { limitPage } from '../lighthouse/limit-page';
import type { Stage } from '../stage';
import { everShopVersion, openEverShop, type Shop } from './evershop';
import { openFederatedShop } from './federated-shop';
import { type Measured, peersTable } from './table';

/** Each shop is measured one time in every round, in turn. */
const rounds = 5;
const clicksPerRound = 3;

const product = '/products/everyday-sling-bag';
const ours = { list: '/products', product, cards: 'main a[href^="/products/"]' };

/** Prints one table: this shop, two others that run on this machine, and the limit pages. */
export async function peers(stage: Stage): Promise<[]> {
  const url = await stage.shopUrl();
  const open: Readonly<Record<string, () => Promise<Shop>>> = {
    'this shop': async () => ({ url, ...ours }),
    [`EverShop ${everShopVersion}, rendered on the server`]: () => openEverShop(url, stage),
    'federated React shop, rendered in the browser': async () => {
      stage.print('  building the federated shop');
      return { url: await openFederatedShop(url, await stage.scratch()), ...ours };
    },
    'limit page': async () => {
      const pageOf = (path: string) => (path.startsWith('/products/') ? product : path);
      const limits = startCachingServer(url, (answer, path) => limitPage(answer, pageOf(path)));
      return { url: await limits, ...ours };
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
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, shop] of shops) {
      const progress = `  ${round + 1}/${rounds}`;
      try {
        const measured = await measure(shop, round);
        const before = results.get(name);
        results.set(name, typeof before === 'object' ? join(before, measured) : measured);
        stage.print(`${progress} ${peersTable(new Map([[name, measured]])).at(-1)}`);
      } catch (error) {
        stage.print(`${progress} ${name} could not be measured: ${firstLine(error)}`);
      }
    }
  }
  stage.print(['', ...peersTable(results)].join('\n'));
  return [];
}

/** The values of one round; cards that were not clicked in earlier rounds. */
async function measure({ url, list, product, cards }: Shop, round: number): Promise<Measured> {
  const onList = await audit(url + list, { categories: ['performance'] });
  const onProduct = await audit(url + product, { categories: ['performance'] });
  const from = round * clicksPerRound;
  const chosen = { cards, from, count: clicksPerRound, hover: true };
  return { list: [onList], product: [onProduct], clicks: await clickCards(url + list, chosen) };
}

const join = (one: Measured, other: Measured): Measured => ({
  list: [...one.list, ...other.list],
  product: [...one.product, ...other.product],
  clicks: [...one.clicks, ...other.clicks],
});

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
