/** What is no page for search engines: what programs read, and what only its visitor can use. */
const closed = ['/api/', '/login', '/register', '/forgot-password', '/reset-password'];

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
