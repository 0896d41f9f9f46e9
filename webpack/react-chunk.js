/**
 * React stands in a file of its own beside the rest of the platform: compiling either takes a
 * phone half as long as both at once, and in between it can answer a touch.
 */
const reactChunk = {
  chunks: 'initial',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: {
      name: 'react',
      enforce: true,
      test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion)[\\/]/,
    },
  },
};

module.exports = { reactChunk };
