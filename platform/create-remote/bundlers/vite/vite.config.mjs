import { readFileSync } from 'node:fs';
import { federation } from '@module-federation/vite';
import build from 'federated-site/build';
import { defineConfig } from 'vite';

const json = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { name, version } = json('package.json');

// What the site's host provides: React, styled-components and the platform. A package of the site
// itself is one more argument, such as ['@site/shared/'].
const { container, shared } = build.remoteBuild({ name, version });
const isProvided = (request) =>
  Object.keys(shared).some((key) =>
    key.endsWith('/') ? request.startsWith(key) : request === key,
  );

/** The entry is an ES module, and a page is sent without its chunks: the browser finds them. */
const contract = {
  name: 'contract',
  generateBundle() {
    const stated = { ...json('contract.json'), name, version, entry: 'module' };
    const source = `${JSON.stringify(stated, null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'contract.json', source });
  },
};

const browser = {
  // Below the folder of the version.
  base: './',
  plugins: [
    federation({
      name: container,
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared,
      dts: false,
      manifest: false,
    }),
    contract,
  ],
  build: {
    target: 'es2020',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/remote.tsx',
      preserveEntrySignatures: 'strict',
      output: { chunkFileNames: '[hash].js', entryFileNames: '[hash].js', hashCharacters: 'hex' },
    },
  },
};

/** Without the plugin, whose file for servers is for hosts that have the plugin, too. */
const server = {
  ssr: { noExternal: true },
  build: {
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      external: isProvided,
      output: {
        format: 'cjs',
        exports: 'named',
        entryFileNames: 'server.js',
        codeSplitting: false,
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : browser));
