import { createHash } from 'node:crypto';
import type { ShopConfig } from '@shop/shared/config';

/** In the browser styled-components adds one empty sheet, whose rules go in by the CSSOM. */
const emptySheet = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const reportPath = '/csp-report';

interface PageNeeds {
  /** further origins of pictures */
  pictureOrigins?: readonly string[];
  /** whether a form of the page leads to a chat */
  chats?: boolean;
}

/** Chromium checks each redirect of a form: from the shop to wa.me, and to what that leads to. */
const chatOrigins = ['https://wa.me', 'https://api.whatsapp.com'];

/**
 * The policy of a page (CSP Level 3, Trusted Types).
 * @param boot hash of the boot script, the one script in the page itself: `sha256-…`
 * @param styles the page's style elements, which are allowed by hash
 */
export function contentSecurityPolicy(
  boot: string,
  styles: string,
  config: ShopConfig,
  { pictureOrigins = [], chats = false }: PageNeeds = {},
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' '${boot}'`,
    `style-src 'self' ${[...new Set([emptySheet, ...styleHashes(styles)])].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', config.apiOrigin, ...pictureOrigins].filter(Boolean).join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${originOf(config.mapEmbedUrl)}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...(chats ? chatOrigins : [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default shop-html',
    `report-uri ${reportPath}`,
  ];
  if (config.siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

const styleHashes = (styles: string): string[] =>
  [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "'none'");
