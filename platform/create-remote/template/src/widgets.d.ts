import 'federated-site/react';

/** The widgets that this app offers, and those of other apps that it places: name → props. */
declare module 'federated-site/react' {
  interface Widgets {
    'reviews/Latest': { most?: number };
  }
}
