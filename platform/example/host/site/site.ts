import type { Site } from 'federated-site/server';

/** This site, as its server has to know it. */
export const site: Site = {
  rules: () => ({
    name: 'Town Library',
    head: '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    webManifest: { name: 'Town Library', start_url: '/' },
  }),
};
