import type { ShopEvents } from './events';
import type { Widgets as ShopWidgets } from './widgets';

/** What this shop adds to the types of the platform. */
declare module 'federated-site/react' {
  interface Widgets extends ShopWidgets {}
  interface Events extends ShopEvents {}

  interface PageHandle {
    /** The page shows its own WhatsApp button (spec section 2: product detail). */
    ownWhatsApp?: boolean;
  }
}
