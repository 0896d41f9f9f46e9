const path = require('node:path');
const createStyledTransformer = require('typescript-plugin-styled-components').default;

const root = path.resolve(__dirname, '..');

/** Source to browser or Node code; component ids are the same in both builds of an app. */
const sourceRules = (idPrefix) => [
  {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: path.join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false, target: 'ES2020', sourceMap: true, sourceRoot: root },
      getCustomTransformers: () => ({
        before: [
          createStyledTransformer({
            ssr: true,
            displayName: false,
            minify: true,
            componentIdPrefix: idPrefix,
          }),
        ],
      }),
    },
  },
  // The one library that is written for newer browsers than ours: `a ||= b`.
  {
    test: /node_modules[\\/]@module-federation[\\/].*\.js$/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      instance: 'libraries',
      configFile: path.join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false, target: 'ES2020', allowJs: true },
    },
  },
  { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
];

module.exports = { sourceRules };
