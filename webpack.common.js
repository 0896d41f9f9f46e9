const { sitePreset } = require('federated-site/build');

/** What the apps of this shop share, at run time and in their contract, besides the platform. */
module.exports = sitePreset({
  libraries: ['jotai'],
  packages: {
    '@shop/shared/': {
      folder: 'shared',
      bundled:
        /^(?:(?:entities|format|ui)\/bundled|config\/claims|contract\/(?:color-key|order-limits|picture-limits|typed-text))$/,
      bundledFolders: [
        'shared/src/ui/bundled',
        'shared/src/entities/bundled',
        'shared/src/format/bundled',
        'shared/src/config/claims.ts',
        'shared/src/contract/color-key.ts',
        'shared/src/contract/order-limits.ts',
        'shared/src/contract/picture-limits.ts',
        'shared/src/contract/typed-text.ts',
      ],
    },
  },
  contract: 'shared/src/contract',
  templates: 'shared/templates',
  defaultConfig: 'shared/src/default-config/shop-config.ts',
  // Read for the host alone: a team's checkout has no folder of the host.
  olderNames: () => require('./host/src/older-names.json'),
  // What `/embed.js` is made of, and what it loads on pages of the shop's own origin.
  scripts: {
    'embed-loader': 'shared/src/embed/embed.ts',
    'embed-here': 'shared/src/embed/here.ts',
  },
});
