const { sitePreset } = require('federated-site/build');
const { version } = require('./shared/package.json');

/** What the apps of this shop share at run time, besides React and the platform. */
module.exports = sitePreset({
  libraries: ['jotai'],
  packages: {
    '@shop/shared/': {
      version,
      bundled: /^(?:(?:entities|ui)\/bundled|contract\/typed-text)$/,
    },
  },
  // Read for the host alone: a team's checkout has no folder of the host.
  olderNames: () => require('./host/src/older-names.json'),
  // What `/embed.js` is made of, and what it loads on pages of the shop's own origin.
  scripts: {
    'embed-loader': 'shared/src/embed/embed.ts',
    'embed-here': 'shared/src/embed/here.ts',
  },
});
