import 'federated-site/react';

/**
 * The widgets that this app offers: name → props. Those of other apps come by
 * `npx federated-site release types pull`.
 */
declare module 'federated-site/react' {
  interface Widgets {
    'reviews/Latest': { most?: number };
  }
}
