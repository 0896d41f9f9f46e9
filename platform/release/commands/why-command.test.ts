import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promote } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';
import { contractOf, publishVersion, removeStore, storeWith } from '../testing/store-world';
import { runCommand } from './commands';
import { readCommandLine } from './options';

let store: FolderStore;
let release: string;
const go = async (versions: Record<string, string>, by: string, why: string) =>
  (await promote(store, { versions, by, channel: 'live', why }, async () => {})).id;

beforeEach(async () => {
  store = await storeWith('host@1.0.0', 'account@1.0.0', 'account@1.1.0', 'blog@1.0.0');
  const places = ['account/WishlistButton'];
  const paths = ['/products', '/products/:slug'];
  await publishVersion(store, contractOf('account', '2.0.0', { widgets: ['WishlistButton'] }));
  await publishVersion(store, contractOf('catalog', '2.0.0', { places, paths }));
  await go({ host: '1.0.0', account: '1.0.0', blog: '1.0.0' }, 'Asha', 'the beginning');
  await go({ account: '2.0.0' }, 'Ravi', 'hearts');
  release = await go({ catalog: '2.0.0' }, 'Meera', 'prices');
});
afterEach(() => removeStore(store));

async function why(...args: string[]): Promise<string[]> {
  const said: string[] = [];
  const line = readCommandLine(['why', ...args], { STORE_DIR: store.folder });
  await runCommand(line, (text) => said.push(text));
  return said.join('\n').split('\n');
}

/** A site that answers each path with a text. */
async function withSite<T>(answers: Record<string, string>, use: (url: string) => Promise<T>) {
  const server = createServer(({ url = '' }, response) => response.end(answers[url]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

const script = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
const boot = { scripts: [{ url: '/remotes/host/1.0.0/main.js', integrity: '' }] };
const data = {
  release: {
    id: 'feedfeedfeedfeed',
    remotes: {
      catalog: { version: '2.0.0' },
      // The version before took the place of one that failed: the server names no other.
      account: { version: '1.0.0' },
      blog: { version: '1.0.0' },
    },
  },
  owner: 'catalog',
  rendered: { catalog: '2.0.0', account: '1.0.0' },
  slots: { '["account/WishlistButton",[["product",4]]]': {} },
  places: ['account/AddToCartButton'],
};

const ofLive = () => ({ ...data, release: { ...data.release, id: release } });

describe('why URL', () => {
  it.each(['localhost:3000/products', 'http://'])(
    'says what the address "%s" lacks',
    async (text) => {
      await expect(why(text)).rejects.toThrow(
        `"${text}" is not an address of a page: write http:// or https:// before it, or only its path`,
      );
    },
  );

  it('reads from the page which versions made it, and from the log who made them live', async () => {
    const answers = {
      '/products?page=2': script('boot-data', { ...boot, pageData: 'abc' }),
      '/page-data/abc/products?page=2': JSON.stringify(data),
    };
    const [first, , ...rows] = await withSite(answers, (site) => why(`${site}/products?page=2`));
    expect(first).toMatch(
      new RegExp(`^http://127.*/products\\?page=2: release feedfeedfeedfeed; live is ${release}$`),
    );
    expect(rows).toEqual([
      expect.stringMatching(/^ +host +1\.0\.0 +frame +20.* +Asha +the beginning$/),
      expect.stringMatching(/^ +catalog +2\.0\.0 +page +20.* +Meera +prices$/),
      expect.stringMatching(
        /^ +account +1\.0\.0 +WishlistButton, AddToCartButton +20.* +Asha +the beginning$/,
      ),
    ]);
  });

  it('reads a page that holds its data itself; a page of the host is the host’s', async () => {
    const page =
      script('boot-data', boot) +
      script('page-data', { ...data, owner: undefined, rendered: {}, slots: {}, places: [] });
    const rows = await withSite({ '/about': page }, (site) => why(`${site}/about`));
    expect(rows.slice(2)).toEqual([expect.stringMatching(/host +1\.0\.0 +page /)]);
  });

  it('says what the live versions state of a path where no site runs', async () => {
    process.env.SITE_URL = 'http://127.0.0.1:1';
    const said = await why('/products/coin-pouch').finally(() => delete process.env.SITE_URL);
    expect(said[0]).toBe(
      `/products/coin-pouch, as the live versions state it (the page could not be read): release ${release}`,
    );
    expect(said.slice(2).map((row) => row.trim().split(/ {2,}/).slice(0, 3))).toEqual([
      ['host', '1.0.0', 'frame'],
      ['account', '2.0.0', 'WishlistButton'],
      ['catalog', '2.0.0', 'page'],
    ]);
  });

  it('names what is live and failed, of a page of the live release', async () => {
    const page = script('boot-data', boot) + script('page-data', ofLive());
    const rows = await withSite({ '/products': page }, (site) => why(`${site}/products`));
    expect(rows.filter((row) => row.includes('failed'))).toEqual([
      expect.stringMatching(
        /^ +account +1\.0\.0 +WishlistButton, AddToCartButton; 2\.0\.0 failed /,
      ),
    ]);
  });

  it('answers programs in one line of JSON', async () => {
    const page = script('boot-data', boot) + script('page-data', ofLive());
    const [json = ''] = await withSite({ '/products': page }, (site) =>
      why(`${site}/products`, '--json'),
    );
    expect(JSON.parse(json)).toMatchObject({
      release,
      apps: [
        { name: 'host' },
        { name: 'catalog', by: 'Meera' },
        { name: 'account', failed: '2.0.0' },
      ],
    });
  });

  it('refuses an address that does not answer, or answers something else', async () => {
    await expect(why('http://127.0.0.1:1/')).rejects.toThrow(
      'http://127.0.0.1:1 does not answer: ',
    );
    const refused = withSite({ '/feed.xml': '<rss/>' }, (site) => why(`${site}/feed.xml`));
    await expect(refused).rejects.toThrow('answered 200, and no page of a site');
    await expect(why()).rejects.toThrow('which page?');
  });
});
