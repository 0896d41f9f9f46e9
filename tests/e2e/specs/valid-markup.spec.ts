import { HtmlValidate, type RuleConfig } from 'html-validate';
import { inTurns } from '../fixtures/robot/in-turns';
import { sitemapPaths } from '../fixtures/robot/sitemap-paths';
import { expect, test } from '../fixtures/shop-test';

/** Routes that no sitemap names. */
const others = [
  '/login',
  '/register',
  '/forgot-password',
  '/account',
  '/reset-password?token=x',
  '/products?q=zzzz',
  '/products?view=list',
  '/products/no-such-bag',
  '/blog/no-such-post',
  '/nowhere',
];

const rules: RuleConfig = {
  // React's own ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // A list's name is read out; ARIA 1.2 allows it.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Before scripts run, buttons of forms that need them do not submit, so that nothing is lost.
  'wcag/h32': 'off',
};

const presets = ['standard', 'a11y', 'document'].map((name) => `html-validate:${name}`);
const shop = new HtmlValidate({ root: true, extends: presets, rules });
/** Tables of posts come from Markdown, which aligns cells by `align` and knows no `scope`. */
const posts = new HtmlValidate({
  root: true,
  extends: presets,
  rules: { ...rules, 'no-deprecated-attr': 'off', 'wcag/h63': 'off' },
});

test('the HTML of every page that the server sends is valid', async ({ request, page }) => {
  const paths = [...firstOfEach(await sitemapPaths(request, page)), ...others];
  const faults = await inTurns(paths, async (path) => {
    const html = await (await request.get(path)).text();
    const { results } = await (path.startsWith('/blog/') ? posts : shop).validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`),
    );
  });
  expect(faults.flat()).toEqual([]);
});

/** Of repeated pages of one route, such as products, the first three. */
function firstOfEach(paths: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const route = path.replace(/[^/=]+$/, '');
    seen.set(route, (seen.get(route) ?? 0) + 1);
    return route === '/' || (seen.get(route) ?? 0) <= 3;
  });
}
