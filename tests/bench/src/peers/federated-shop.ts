import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { compress, startCachingServer } from '../caching-server';
import { root } from '../shop';
import { runWebpack } from '../weight/script-sources';

const folder = path.join(root, 'tests/bench/federated-shop');

/**
 * Builds and serves the smallest federated React shop: a host and one remote of stock parts, which
 * render the shop's own products in the browser.
 * @param shop address whose API and pictures it shows
 * @param out folder to build into
 * @returns its address
 */
export async function openFederatedShop(shop: string, out: string): Promise<string> {
  const remotes = { catalog: 'catalog@/catalog/remoteEntry.js' };
  await build(out, 'host', './index', { remotes });
  const exposes = { './Catalog': './Catalog' };
  await build(out, 'catalog', {}, { filename: 'remoteEntry.js', exposes });
  return startCachingServer(shop, async (answer, url) => {
    const isScript = /^\/(host|catalog)\/[\w.-]+\.js$/.test(url);
    if (!isScript && !url.startsWith('/products')) return answer;
    const body = await readFile(
      isScript ? path.join(out, url) : path.join(folder, 'host/index.html'),
    );
    const type = isScript ? 'text/javascript' : 'text/html; charset=utf-8';
    return compress({ status: 200, headers: { 'content-type': type }, body });
  });
}

type Federation = Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>;

function build(
  out: string,
  name: string,
  entry: './index' | Record<string, never>,
  federation: Federation,
) {
  const singleton = { singleton: true };
  const shared = { react: singleton, 'react-dom': singleton, 'react-router-dom': singleton };
  const options = {
    transpileOnly: true,
    configFile: path.join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false },
  };
  return runWebpack({
    mode: 'production',
    context: path.join(folder, name),
    entry,
    output: { path: path.join(out, name), publicPath: `/${name}/` },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options }] },
    plugins: [new ModuleFederationPlugin({ name, dts: false, shared, ...federation })],
  });
}
