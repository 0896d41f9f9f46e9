import type { Page, Route } from '@playwright/test';
import { fulfillChanged } from '../fixtures/routes';
import { expect, test } from '../fixtures/shop-test';

/** Ways in which the network gives something else than a remote's files. */
const faults: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  'answered 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answered 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'cut off': (route) => fulfillChanged(route, (body) => body.slice(0, body.length / 2)),
  'with the wrong hash': (route) => fulfillChanged(route, (body) => `${body} `),
  'not let through': (route) => route.abort(),
  'never answered': () => undefined,
};

const follow = async (page: Page, name: string) => {
  await page.locator('header details > summary').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .click();
};

/** The text of each remote's page, from server or browser. */
const remotes = [
  { remote: 'catalog', link: 'Products', path: '/products', shows: /^Showing [1-9]\d* products$/ },
  { remote: 'blog', link: 'Blogs', path: '/blogs', shows: 'From the Blog' },
  { remote: 'account', link: 'Login', path: '/login', shows: 'Forgot password?' },
];

for (const [fault, answer] of Object.entries(faults)) {
  for (const { remote, link, path, shows } of remotes) {
    test(`a click to ${path}, whose code is ${fault}, ends on the page from the server, loaded one time`, async ({
      page,
      hydrated,
      expectComplaint,
    }) => {
      const hangs = fault === 'never answered';
      if (!hangs || remote === 'account') expectComplaint(/remotes\/|Failed to|static|chunk|slot/i);
      // No need to wait for requests that hang.
      if (hangs) await page.clock.install();
      await page.route(`**/remotes/${remote}/**`, answer);
      await page.goto('/about');
      await hydrated();
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });

      await follow(page, link);
      if (hangs) await page.clock.fastForward(8_000);

      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
      const main = page.getByRole('main');
      await expect(main.getByText(shows).first()).toBeVisible();
      // Its code does not come there either, and the page stays.
      if (!hangs) {
        await expect(page.getByRole('status').filter({ hasText: 'links work' })).toBeVisible();
        await expect(main.getByText(shows).first()).toBeVisible();
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(documents).toHaveLength(1);
    });
  }
}

test('a click while no script is let through for a moment ends on the page from the server', async ({
  page,
  hydrated,
  expectComplaint,
}) => {
  await page.goto('/about');
  await hydrated();
  expectComplaint(/ERR_FAILED|chunk/i);
  await page.route('**/*.js*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByText('How long does delivery take?')).toBeVisible();
  await page.unroute('**/*.js*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('form', { name: 'Send a message' })).toBeVisible();
  await hydrated();
});

test('a click whose code does not come, while the server is away, says so and can be tried again', async ({
  page,
  hydrated,
  expectComplaint,
}) => {
  await page.goto('/about');
  await hydrated();
  expectComplaint(/ERR_FAILED|chunk/i);
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('does not answer');
  await page.unroute('**/*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('How long does delivery take?')).toBeVisible();
});
