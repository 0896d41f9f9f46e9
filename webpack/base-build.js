const path = require('node:path');
const webpack = require('webpack');
const TerserPlugin = require('terser-webpack-plugin');
const { sourceRules } = require('./source-rules');

/** What every build of an app has in common. */
const baseBuild = ({ dir, name, version, idPrefix }) => ({
  mode: 'production',
  context: dir,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: runtimeTwin() },
  module: { rules: sourceRules(idPrefix) },
  performance: { hints: false },
  plugins: [new webpack.DefinePlugin({ PART: JSON.stringify({ name, version }) })],
});

/** The runtime core would be bundled twice, as .cjs and as .js. */
function runtimeTwin() {
  const twin = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [twin]: twin.replace('.cjs', '.js') };
}

/** A publish builds into a folder of its own, so that two at once do not meet. */
const outputFolder = ({ dir }) => process.env.APP_DIST ?? path.join(dir, 'dist');

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 3 } },
  }),
];

module.exports = { baseBuild, minimizer, outputFolder };
