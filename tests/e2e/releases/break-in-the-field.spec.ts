import { holdRequests } from '../fixtures/routes';
import type { Broken } from './faults/break-remote';
import { type Fault, type FaultName, faults } from './faults/faults';
import { type Place, placesOf, type Remote } from './faults/places';
import { visitInUse, visitNotice } from './faults/visit';
import { expect, type ReleaseStack, test } from './release-test';

// Steps take 2 s; on a busy machine they wait for their turn.
test.describe.configure({ mode: 'serial' });

/** Each fault one time, each remote at least three times. */
const live: Record<string, string> = {};
let places: Record<Remote, readonly Place[]>;

/** Publishes versions, each broken in its own way or in order, and makes them live together. */
async function ship(
  releaseStack: ReleaseStack,
  version: string,
  parts: Partial<Record<Remote, FaultName | 'fine'>>,
) {
  const built = Object.entries(parts).map(([remote, how]) => {
    live[remote] = version;
    const { ends }: Partial<Fault> = how === 'fine' ? {} : faults[how];
    return releaseStack.build(remote, version, ends);
  });
  await releaseStack.ship(...built);
}

const said =
  /catalog|blog|account|slot|chunk|page|broken|Failed to load|answer (404|500)|Error|^uncaught: $/i;

function sees(name: FaultName, remote: Remote, at = 0) {
  const fault: Fault = faults[name];
  test(`${remote}: ${fault.name}: the version before is used, else a notice sells and tries again`, async ({
    page,
    context,
    baseURL: shop = '',
    expectComplaint,
    axe,
  }) => {
    // A loop on the server is live together with a fault of another remote.
    expectComplaint(said);
    const broken: Broken = { remote, version: live[remote] ?? '', fault };
    const place = places[remote][at];
    if (!place) throw new Error(`${remote} has no such place`);
    const alone = { shop, by: place.go ? 'link' : 'address', alone: true } as const;
    const visits = await Promise.all([
      visitInUse(await context.newPage(), broken, place, { shop, by: 'address', alone: false }),
      fault.spares
        ? visitInUse(page, broken, place, alone)
        : visitNotice(page, broken, place, alone, name === 'missing' ? axe : undefined),
    ]);
    expect(visits.map(({ inTheWay = 0 }) => inTheWay)).toEqual([0, 0]);
  });
}

test.beforeAll(async ({ releaseStack }) => {
  places = await placesOf(releaseStack.shop);
  await ship(releaseStack, '8.0.0', { catalog: 'fine', blog: 'fine', account: 'fine' });
});

test.describe('a version whose files do not come', () => {
  sees('missing', 'blog');
  sees('failing', 'account');
  sees('html', 'catalog');
  sees('chunk', 'account', 1);
  sees('silent', 'catalog');

  test('a late answer completes the page by itself', async ({
    page,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/stays static/);
    await page.goto('/about');
    await hydrated();
    const letGo = await holdRequests(page, /\/remotes\/catalog\/|\/releases\//);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    // The server has drawn it.
    await expect(page.getByText(/^Showing \d+ products$/)).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'links work' });
    await expect(notice).toBeVisible({ timeout: 20_000 });

    await letGo();
    await expect(notice).toHaveCount(0);
    await hydrated();
  });
});

test.describe('a version that was published broken', () => {
  test.describe.configure({ mode: 'serial' });

  test.describe('in its own way for each remote', () => {
    test.beforeAll(({ releaseStack }) =>
      ship(releaseStack, '8.1.0', { catalog: 'drawing', blog: 'entry', account: 'contract' }),
    );
    sees('drawing', 'catalog');
    sees('entry', 'blog');
    sees('contract', 'account');
    test.afterAll(({ releaseStack }) => releaseStack.takeBack('catalog', 'blog', 'account'));
  });

  test.describe('and another way', () => {
    test.beforeAll(({ releaseStack }) =>
      ship(releaseStack, '8.2.0', { catalog: 'loop', blog: 'loading', account: 'drawing' }),
    );
    sees('loop', 'catalog');
    sees('loading', 'blog', 1);
    sees('drawing', 'account');
    test.afterAll(({ releaseStack }) => releaseStack.takeBack('catalog', 'blog', 'account'));
  });
});

test('a tab on a release that was taken back loads its next page in full', async ({
  page,
  releaseStack,
  hydrated,
}) => {
  await page.goto('/about');
  await hydrated();
  await releaseStack.takeBack('catalog', 'blog', 'account');
  const loaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await loaded;
  await expect(page).toHaveURL('/contact');
});
