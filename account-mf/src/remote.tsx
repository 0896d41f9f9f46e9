import type { LoaderArgs } from '@shop/shared/ui/bundled';
import { defineRemote } from 'federated-site/react';

/** The account team's pages and widgets. */
export default defineRemote('account', {
  routes: [
    {
      path: '/login',
      lazy: () => import(/* webpackChunkName: "login" */ './pages/LoginPage'),
      handle: { chunk: 'login' },
    },
    {
      path: '/register',
      lazy: () => import(/* webpackChunkName: "register" */ './pages/RegisterPage'),
      handle: { chunk: 'register' },
    },
    {
      path: '/forgot-password',
      lazy: () => import(/* webpackChunkName: "password" */ './pages/ForgotPasswordPage'),
      handle: { chunk: 'password' },
    },
    {
      path: '/reset-password',
      lazy: () => import(/* webpackChunkName: "password" */ './pages/ResetPasswordPage'),
      handle: { chunk: 'password' },
    },
    {
      path: '/account',
      lazy: () => import(/* webpackChunkName: "account" */ './pages/account/AccountPage'),
      handle: { chunk: 'account' },
    },
    {
      path: '/orders',
      lazy: () => import(/* webpackChunkName: "orders" */ './pages/orders/OrdersPage'),
      handle: { chunk: 'orders' },
    },
    {
      path: '/orders/:key',
      loader: async (args: LoaderArgs) =>
        (await import(/* webpackChunkName: "orders" */ './data/orders/orders-api')).orderLoader(
          args,
        ),
      lazy: () => import(/* webpackChunkName: "orders" */ './pages/orders/OrderStatusPage'),
      handle: { chunk: 'orders' },
    },
  ],
  widgets: {
    AddToCartButton: () =>
      import(/* webpackChunkName: "buttons" */ './widgets/AddToCartButton').then((m) => m.default),
    WishlistButton: () =>
      import(/* webpackChunkName: "buttons" */ './widgets/WishlistButton').then((m) => m.default),
    WishlistPanelButton: () =>
      import(/* webpackChunkName: "buttons" */ './widgets/PanelButtons').then(
        (m) => m.wishlistPanelButton,
      ),
    CartPanelButton: () =>
      import(/* webpackChunkName: "buttons" */ './widgets/PanelButtons').then(
        (m) => m.cartPanelButton,
      ),
    SessionLinks: () =>
      import(/* webpackChunkName: "session-links" */ './widgets/SessionLinks').then(
        (m) => m.default,
      ),
  },
});
