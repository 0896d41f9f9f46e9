const path = require('node:path');
const { baseBuild, minimizer, outputFolder } = require('./base-build');
const { NoticesPlugin } = require('./notices-plugin');
const { AppFilesPlugin } = require('./app-files-plugin');

const root = path.resolve(__dirname, '..');

/** The host's scripts that stand alone: the one in the page itself, `?inspect`, those of embeds. */
function bootBuild(app) {
  const config = baseBuild(app);
  return {
    ...config,
    name: 'host-boot',
    entry: {
      boot: './src/boot/boot.ts',
      'embed-loader': path.join(root, 'shared/src/embed/embed.ts'),
      inspect: './src/inspect/inspect.ts',
      'embed-here': path.join(root, 'shared/src/embed/here.ts'),
    },
    target: ['web', 'es2020'],
    output: {
      path: path.join(outputFolder(app), 'boot'),
      filename: '[name].[contenthash:8].js',
      iife: true,
      clean: true,
    },
    optimization: { minimizer },
    plugins: [...config.plugins, new AppFilesPlugin(), new NoticesPlugin()],
  };
}

module.exports = { bootBuild };
