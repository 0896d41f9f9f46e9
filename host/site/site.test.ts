import { defaultConfig } from '@shop/shared/default-config';
import { contentSecurityPolicy, redirectResponse } from 'federated-site/testing/server';
import { site } from './site';

const config = { ...defaultConfig, siteUrl: 'https://bags.example', whatsapp: '+91 12345 67890' };
const rules = site.rules(config);

describe('what the shop decides for its server', () => {
  it('shows its display face without scripts too', () => {
    expect(rules.noScriptCss).toBe('*{--shop-font-display:initial!important}');
  });

  it('an order form leads to the chat and on, and frames show the configured map', () => {
    const policy = contentSecurityPolicy('sha256-boot', '', config, rules, {
      hasExternalForm: true,
    });
    expect(policy).toContain("form-action 'self' https://wa.me https://api.whatsapp.com;");
    expect(policy).toContain(`frame-src ${new URL(config.mapEmbedUrl).origin};`);
    expect(site.rules({ ...config, mapEmbedUrl: '' }).frameOrigins).toEqual([]);
  });

  it('an order leads to a chat with this shop', () => {
    const location = 'https://wa.me/911234567890?text=Hi';
    const { siteUrl } = config;
    const order = redirectResponse(siteUrl, rules.redirectPrefixes, { status: 303, location });
    expect(order.headers.location).toBe(location);
  });

  it.each([
    'https://wa.me/919999999999?text=Hi',
    'https://wa.me.evil.example/911234567890?text=Hi',
    'https://wa.me/911234567890@evil.example/?text=Hi',
  ])('an order never leads to %s', (location) => {
    const answer = () =>
      redirectResponse(config.siteUrl, rules.redirectPrefixes, { status: 303, location });
    expect(answer).toThrow(location);
  });

  it('an address that is too long leads back into the shop, and to the chat', () => {
    const { heading, html } = rules.tooLong;
    expect(heading).toBe('This address is too long');
    for (const href of ['/', '/products', '/contact']) expect(html).toContain(`href="${href}"`);
    expect(site.rules(defaultConfig).tooLong.html).toMatch(/href="https:\/\/wa\.me\/\d+"/);
  });

  it('another web page may style the link to the chat as an order', () => {
    const [part] = Object.entries(rules.linkParts);
    expect(part).toEqual(['https://wa.me/911234567890?text=', 'order']);
  });

  it('warns a shop that still shows the demo, in one line', () => {
    expect(site.warnings?.(defaultConfig)).toEqual([
      expect.stringMatching(/^still the demo's: "name" \(shop\.json\); /),
    ]);
  });
});
