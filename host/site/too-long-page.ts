import type { ShopConfig } from '@shop/shared/default-config';
import { theme } from '@shop/shared/theme';
import type { SiteRules } from 'federated-site/server';
import { ground } from './icons';

const css = `
  body { max-width: 36rem; margin: 0 auto; padding: 15vh 24px 24px; color: ${theme.color.ink};
    background: ${ground}; font: ${theme.size.lead} / 1.6 ${theme.font.body} }
  h1 { font: 600 2rem / 1.2 Georgia, serif }
  a { display: inline-block; padding: 10px 16px 10px 0; color: ${theme.color.accent} }
`;

/** Says that the address is too long, with the ways back into the shop. */
export const tooLongPage = ({ whatsapp }: Pick<ShopConfig, 'whatsapp'>): SiteRules['tooLong'] => ({
  heading: 'This address is too long',
  css,
  html: [
    '<p>The shop cannot read all of it. If you searched for something, a few words find more.</p>',
    '<p><a href="/products">All products</a><a href="/">Home</a><a href="/contact">Contact</a>',
    `<a href="https://wa.me/${whatsapp}" rel="noopener">Ask on WhatsApp</a></p>`,
  ].join(''),
});
