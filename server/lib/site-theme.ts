/** The ground of every page, as the theme has it: browsers colour their own frame with it. */
export const siteGround = '#f8f2e7';

/** The icons, by their fixed addresses. */
const icons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
] as const;

/**
 * Tags for the head of every page: icons, and the colour of the browser's frame. The manifest is
 * linked by `host/src/client/start-page.tsx`.
 */
export const siteHead = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<meta name="theme-color" content="${siteGround}">`,
].join('');

/** What a phone needs to keep the shop among its apps (W3C Web Application Manifest). */
export const webManifest = ({ name, tagline }: { name: string; tagline: string }): object => ({
  id: '/',
  name,
  short_name: name,
  description: tagline,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: siteGround,
  theme_color: siteGround,
  categories: ['shopping'],
  icons,
  shortcuts: [
    { name: 'Products', url: '/products' },
    { name: 'Contact', url: '/contact' },
  ],
});
