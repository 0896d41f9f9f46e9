import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultConfig, type ShopConfig, shopConfigSchema } from '@shop/shared/default-config';
import { whatsappUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import type { Site, SiteRules } from 'federated-site/server';
import { demoContent } from './demo-content';
import { iconTags, pageBackground, webManifest } from './icons';

const here = path.dirname(fileURLToPath(import.meta.url));

const root = path.resolve(here, '../..');

/** This shop, as its storefront server has to know it. */
export const site = {
  root,
  configSchema: shopConfigSchema,
  defaultConfig,
  normalizeConfig: keepPricesTogether,
  publicFolder: path.join(here, 'public'),
  apiProgram: {
    file: 'api/src/server.ts',
    sources: ['api/src', 'shared/src/contract'],
    ready: /^API listening on /,
    env: ({ name, email }) => ({
      CONTACT_EMAIL: process.env.CONTACT_EMAIL || (email === defaultConfig.email ? '' : email),
      SHOP_NAME: process.env.SHOP_NAME || name,
      // A real shop begins empty; only the embedded database is for trying.
      ...(process.env.DATABASE_URL ? {} : { SEED_DIR: path.join(root, 'api/demo') }),
    }),
  },
  warnings: demoWarnings,
  rules: (config) => ({
    name: config.name,
    language: 'en-IN',
    api: {
      readinessPath: '/api/auth/categories/',
      changesPath: '/changes',
      unavailable: 'The shop is not reachable at the moment.',
    },
    head: iconTags,
    // The display face, which a script shows.
    noScriptCss: `*{${theme.vars.font.display}:initial!important}`,
    frameOrigins: originsOf(config.mapEmbedUrl),
    // Chromium checks each redirect of a form: from the shop to wa.me, and to what that leads to.
    formOrigins: ['https://wa.me', 'https://api.whatsapp.com'],
    redirectPrefixes: [whatsappUrl(config.whatsapp, '')],
    linkParts: { [whatsappUrl(config.whatsapp, '')]: 'order' },
    // As shared/src/embed/click-events.ts sends them.
    embedEvents: {
      'shop:product-view': '{ id: number; slug: string; title: string; url: string }',
      'shop:order-click': '{ id: number; slug: string; title: string; url: string }',
      'shop:cart-change': "{ kind: 'cart' | 'wishlist'; id: number; slug: string; title: string }",
    },
    tooLong: tooLongPage(config),
    webManifest: webManifest(config),
    disallowedPaths: [
      ...['/login', '/register', '/forgot-password', '/reset-password', '/account'],
      // A form leads here, and stores an order.
      '/products/*/order',
    ],
    // Whoever knows the key of an order sees its page.
    secretPaths: ['/orders/'],
  }),
} satisfies Site<ShopConfig>;

const originsOf = (url: string): string[] => (URL.canParse(url) ? [new URL(url).origin] : []);

/** With a database of its own a shop is meant for customers, who must not read the demo's claims. */
function demoWarnings(config: ShopConfig): string[] {
  const left = demoContent(config);
  return left.length > 0 ? [`still the demo's: ${left.join('; ')}`] : [];
}

/** No line breaks between a number and its currency. */
function keepPricesTogether(config: Partial<ShopConfig>): Partial<ShopConfig> {
  const { currency } = config;
  if (!currency) return config;
  return {
    ...config,
    currency: { ...currency, format: currency.format.replaceAll(' ', '\u00A0') },
  };
}

/** Says that the address is too long, with the ways back into the shop. */
const tooLongPage = ({ whatsapp }: ShopConfig): SiteRules['tooLong'] => ({
  heading: 'This address is too long',
  css: `
  body { max-width: 36rem; margin: 0 auto; padding: 15vh 24px 24px; color: ${theme.color.ink};
    background: ${pageBackground}; font: ${theme.size.lead} / 1.6 ${theme.font.body} }
  h1 { font: 600 2rem / 1.2 Georgia, serif }
  a { display: inline-block; padding: 10px 16px 10px 0; color: ${theme.color.accent} }
`,
  html: [
    '<p>The shop cannot read all of it. If you searched for something, a few words find more.</p>',
    '<p><a href="/products">All products</a><a href="/">Home</a><a href="/contact">Contact</a>',
    `<a href="https://wa.me/${whatsapp}" rel="noopener">Ask on WhatsApp</a></p>`,
  ].join(''),
});
