import { integrityOf } from '../../release-set/hashes';
import type { SiteConfig, SiteRules } from '../site';

/** In the browser styled-components adds one empty sheet, whose rules go in by the CSSOM. */
const emptySheet = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const reportPath = '/csp-report';

interface PageNeeds {
  /** further origins of pictures */
  pictureOrigins?: readonly string[];
  /** whether a form of the page leads out of the site */
  hasExternalForm?: boolean;
}

/**
 * The policy of a page (CSP Level 3, Trusted Types).
 * @param boot hash of the boot script, the one script in the page itself: `sha256-…`
 * @param styles the page's style elements, which are allowed by hash
 */
export function contentSecurityPolicy(
  boot: string,
  styles: string,
  { siteUrl, apiOrigin }: SiteConfig,
  { frameOrigins, formOrigins }: Pick<SiteRules, 'frameOrigins' | 'formOrigins'>,
  { pictureOrigins = [], hasExternalForm = false }: PageNeeds = {},
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' '${boot}'`,
    `style-src 'self' ${[...new Set([emptySheet, ...styleHashes(styles)])].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', apiOrigin, ...pictureOrigins].filter(Boolean).join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...(hasExternalForm ? formOrigins : [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default shop-html',
    `report-uri ${reportPath}`,
  ];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  // Without blanks: the header is sent whole with every page over HTTP/1.1.
  return directives.join(';');
}

const styleHashes = (styles: string): string[] =>
  [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'${integrityOf(css, 'sha256')}'`,
  );
