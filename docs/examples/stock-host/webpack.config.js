const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

// The live version's; that of one version is at …/remotes/catalog/VERSION/open/mf-manifest.json.
const manifest =
  process.env.CATALOG_MANIFEST ?? 'http://localhost:3000/embed/v1/catalog/mf-manifest.json';

module.exports = {
  mode: 'production',
  context: __dirname,
  entry: './src/index.js',
  output: { publicPath: 'auto', clean: true },
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock_host',
      remotes: { catalog: `catalog@${manifest}` },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
};
