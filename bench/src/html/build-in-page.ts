import path from 'node:path';
import webpack from 'webpack';
import { root } from '../root';
import { runWebpack } from '../weight/run-webpack';

/** Builds what runs in the page that sanitises, into `main.js` in `out`. */
export async function buildInPage(out: string): Promise<void> {
  await runWebpack({
    mode: 'production',
    context: root,
    entry: path.join(root, 'bench/src/html/in-page.ts'),
    target: ['web', 'es2020'],
    output: { path: out, filename: 'main.js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'tsconfig.json'),
            compilerOptions: { noEmit: false, target: 'ES2020' },
          },
        },
      ],
    },
    // A chunk's address would need a policy of its own.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
  });
}
