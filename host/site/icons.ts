import type { ShopConfig } from '@shop/shared/default-config';
import { theme } from '@shop/shared/theme';

/** The background of every page. Browsers colour their own frame with it, and a manifest knows no custom properties. */
export const pageBackground = theme.raw.color.paper;

/** The icons, by their fixed addresses; the files are in `public`. */
const icons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
] as const;

/**
 * Tags for the head of every page: icons, and the colour of the browser's frame. Browsers that draw
 * no SVG as an icon ask for `/favicon.ico` by themselves.
 */
export const iconTags = [
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<meta name="theme-color" content="${pageBackground}">`,
].join('');

/** What a phone needs to keep the shop among its apps (W3C Web Application Manifest). */
export const webManifest = ({ name, tagline }: Pick<ShopConfig, 'name' | 'tagline'>): object => ({
  id: '/',
  name,
  short_name: name,
  description: tagline,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: pageBackground,
  theme_color: pageBackground,
  categories: ['shopping'],
  icons,
  shortcuts: [
    { name: 'Products', url: '/products' },
    { name: 'Contact', url: '/contact' },
  ],
});
