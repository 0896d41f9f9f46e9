import { type LoaderArgs, revalidatePath } from '@shop/shared/ui/bundled';
import { defineRemote, type PageHandle } from 'federated-site/react';
import { listLoader, revalidateList } from './data/list/list-loader';
import { productLoader } from './data/product/product-loader';
import { loadProductPage } from './product-page';

const orderPage = async (args: LoaderArgs) =>
  (await import(/* webpackChunkName: "order-page" */ './data/order/order-loader')).orderLoader(
    args,
  );

const clientWidgets = ['account/AddToCartButton', 'account/WishlistButton'] as const;

/** What browsers never ask for: the build leaves it out of their scripts. */
const forServers = typeof process === 'object' && {
  documents: {
    '/feeds/catalog.csv': async () => (await import('./data/feeds/catalog-csv')).catalogCsv,
    '/feeds/google-local.xml': async () => (await import('./data/feeds/google-local')).googleLocal,
  },
  sitemap: async () => (await import('./data/sitemap')).catalogSitemap,
  selfCheck: async () => (await import('./data/feeds/self-check')).selfCheck,
};

/** The form of colour and quantity: scripts open the chat themselves. */
const orderForm =
  typeof process === 'object' &&
  (async (args: LoaderArgs) => (await import('./pages/product/chat-loader')).chatLoader(args));

/**
 * The catalogue's public interface: the product list, the product page, the two blocks of Home, a grid
 * for other pages, feeds for marketplaces.
 */
export default defineRemote('catalog', {
  routes: [
    {
      path: '/products',
      loader: listLoader,
      shouldRevalidate: revalidateList,
      handle: { chunk: 'list', clientWidgets } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "list" */ './pages/list/ListPage'),
    },
    {
      path: '/products/:slug',
      loader: productLoader,
      shouldRevalidate: revalidatePath,
      handle: { chunk: 'product', clientWidgets, ownWhatsApp: true } satisfies PageHandle,
      lazy: loadProductPage,
    },
    { path: '/products/:slug/order', ...(orderForm && { loader: orderForm, action: orderForm }) },
    ...['/order', '/order/:items', '/buy/:items'].map((path) => ({
      path,
      loader: orderPage,
      action: orderPage,
      handle: { chunk: 'order-page' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "order-page" */ './pages/order/OrderPage'),
    })),
  ],
  widgets: {
    FeaturedProducts: async () =>
      (await import(/* webpackChunkName: "home" */ './widgets/FeaturedProducts')).featuredProducts,
    CategoryTiles: async () =>
      (await import(/* webpackChunkName: "home" */ './widgets/CategoryTiles')).categoryTiles,
    ProductGrid: async () =>
      (await import(/* webpackChunkName: "grid" */ './widgets/ProductGrid')).productGrid,
  },
  embeds: {
    'shop-product-grid': async () =>
      (await import(/* webpackChunkName: "grid" */ './widgets/ProductGrid')).productGridEmbed,
  },
  ...forServers,
});
