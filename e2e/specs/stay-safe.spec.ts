import type { APIResponse } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test';

const directives = (response: APIResponse): Map<string, string[]> =>
  new Map(
    (response.headers()['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

test.describe('a visitor is safe', () => {
  for (const path of ['/', '/products', '/no/such/page']) {
    test(`on ${path}: nothing may run but the shop's own scripts`, async ({ request }) => {
      const policy = directives(await request.get(path));

      expect(policy.get('default-src')).toEqual(["'none'"]);
      // In addition to its files one inline script, which is allowed by its hash.
      expect(policy.get('script-src')).toEqual([
        "'self'",
        expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      ]);
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      const styles = policy.get('style-src') ?? [];
      expect(styles.filter((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source))).toEqual([]);
      const everything = [...policy].filter(([name]) => name !== 'style-src-attr').flat(2);
      expect(everything).not.toContain("'unsafe-inline'");
      expect(everything).not.toContain("'unsafe-eval'");
      expect(everything).not.toContain('*');
    });
  }

  test('by headers on every answer', async ({ request, catalogue }) => {
    const image = `/api/auth/products/${catalogue.bag().slug}/`;
    for (const path of ['/', '/products', image, '/no/such/page']) {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBeTruthy();
    }
    const page = (await request.get('/')).headers();
    expect(page['cross-origin-opener-policy']).toBe('same-origin');
    expect(page['cross-origin-resource-policy']).toBe('same-origin');
    expect(page['x-powered-by']).toBeUndefined();
  });

  test('from strings that would be made into scripts', async ({
    page,
    hydrated,
    expectComplaint,
  }) => {
    await page.goto('/');
    await hydrated();
    expectComplaint(
      /policy|TrustedHTML|TrustedScript|csp-report|reported|Content Security Policy/i,
    );

    const refused = await page.evaluate(() => {
      const script = document.createElement('script');
      const attempts = [
        () => {
          document.createElement('p').innerHTML = '<b>x</b>';
        },
        () => {
          script.src = 'https://evil.example/x.js';
        },
        () => {
          script.text = 'alert(1)';
        },
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });

    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });

  test('and every script is checked against its hash', async ({ page, hydrated }) => {
    await page.goto('/products');
    await hydrated();

    const unchecked = await page.evaluate(() =>
      [...document.querySelectorAll('script[src]')]
        .filter(
          (script) => !/^sha(256|384)-[\w+/]+=*$/.test(script.getAttribute('integrity') ?? ''),
        )
        .map((script) => script.outerHTML),
    );

    expect(unchecked).toEqual([]);
  });
});
