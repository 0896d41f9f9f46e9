/** What is no page for search engines: what programs read, what is not live, a visitor's own. */
const closed = [
  '/api/',
  '/_preview/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
];

/**
 * `robots.txt` (RFC 9309): everything may be found but what is closed.
 * @param siteUrl origin of the site
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
