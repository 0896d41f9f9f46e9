import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { root } from '../shop';
import { routerNames } from './router-names';
import { type BuiltScript, browserConfig, buildScripts } from './script-sources';

const require = createRequire(import.meta.url);

type Shared = Record<string, object>;

/** Named imports of the host, beside the libraries that it shares whole. */
const namedImports = [
  [['createRoot', 'hydrateRoot'], 'react-dom/client'],
  [['loadRemote', 'registerPlugins', 'registerRemotes'], '@module-federation/enhanced/runtime'],
] as const;

/**
 * Builds the libraries as the host builds them: the same minifier, the same federation settings,
 * the same imports; and none of the shop's code.
 * @param scratch folder to build in
 */
export async function bareLibraries(scratch: string): Promise<BuiltScript[]> {
  const { sharedModules } = require(path.join(root, 'webpack/federation.js'));
  const shared: Shared = sharedModules({ eager: true });
  const libraries = Object.keys(shared).filter((name) => !name.startsWith('@shop/'));
  const facade = ['index.ts', 'Link.tsx'].map((file) =>
    readFile(path.join(root, 'shared/src/router', file), 'utf8'),
  );
  const out = path.join(scratch, 'bare');
  await mkdir(out, { recursive: true });
  const entry = path.join(out, 'main.js');
  await writeFile(entry, bareEntry(libraries, routerNames(await Promise.all(facade))));

  const host = browserConfig('host', '0.0.0', out);
  return buildScripts({
    ...host,
    name: 'bare',
    context: root,
    entry: { main: entry },
    resolve: { ...host.resolve, modules: [path.join(root, 'node_modules')] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'bare',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        remotes: {},
        shared: {},
        experiments: {
          provideExternalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new ProvideSharedPlugin({
        provides: Object.fromEntries(libraries.map((name) => [name, { ...shared[name] }])),
      }),
    ],
  });
}

function bareEntry(libraries: readonly string[], router: readonly string[]): string {
  const whole = libraries.map((name, index) => `import * as library${index} from '${name}';`);
  const named = [...namedImports, [router, 'react-router-dom'] as const];
  return [
    ...whole,
    ...named.map(([names, from]) => `import { ${names.join(', ')} } from '${from}';`),
    `window.bare = [${libraries.map((_, index) => `library${index}`).join(', ')}, ${named
      .flatMap(([names]) => names)
      .join(', ')}];`,
  ].join('\n');
}
