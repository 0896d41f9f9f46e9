import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';
import layers from './layers.cjs';
import { probeImports } from './testing/probe-imports.mjs';

/** An import that would point up or across, and a part of the message that says why not. */
const forbidden = [
  ['shared/src/ui/x.ts', 'host/src/x.ts', 'knows none of them'],
  ['shared/src/ui/x.ts', 'catalog-mf/src/remote.tsx', 'knows none of them'],
  ['shared/src/testing/x.test.ts', 'api/src/app.ts', 'knows none of them'],
  ['platform/react/x.ts', 'blog/remote', 'leads to no file'],
  ['shared/src/bus/x.ts', 'shared/src/config/index.ts', 'second copy'],
  ['shared/src/http/errors/x.ts', 'shared/src/bus/bus.ts', 'second copy'],
  ['shared/src/ui/bundled/x.tsx', 'shared/src/ui/icons.tsx', 'second copy'],
  ['shared/src/ui/x.tsx', 'react-router-dom', 'federated-site/router'],
  ['shared/src/ui/x.tsx', '@shop/shared/testing', 'Only tests'],
  ['platform/async/x.ts', '@shop/shared/config', 'knows no site'],
  ['platform/server/x.ts', '@shop/shared/http', 'knows no site'],
  ['platform/server/x.test.ts', '@shop/shared/default-config', 'knows no site'],
  ['platform/release/x.ts', '@shop/shared/contract', 'knows no site'],
  ['platform/release/testing/x.ts', '@shop/shared/contract', 'knows no site'],
  ['platform/testing/x.ts', 'host/src/routes.tsx', 'knows no site'],
  ['platform/build/x.js', 'shared/package.js', 'knows no site'],
  ['platform/commands/x.mjs', 'webpack.common.js', 'knows no site'],
  ['platform/router/x.ts', 'platform/server/app.ts', 'no program of the platform'],
  ['platform/release-set/x.ts', 'react-router-dom', 'federated-site/router'],
  ['shared/src/ui/x.ts', 'platform/async/index.ts', 'second copy'],
  ['host/site/x.ts', 'platform/server/start.ts', 'has no entry'],
  ['host/site/x.test.ts', 'platform/server/app.ts', 'has no entry'],
  ['tests/bench/src/x.ts', 'platform/build/site-folder.js', 'has no entry'],
  ['x.cjs', 'platform/build/site-folder.js', 'has no entry'],
  ['host/src/x.ts', 'catalog-mf/src/remote.tsx', 'at run time'],
  ['host/src/x.ts', 'catalog/remote', 'at run time'],
  ['host/src/x.ts', 'platform/server/lib/html-escapes.ts', 'built without the server'],
  ['host/src/x.tsx', 'react-router-dom', 'federated-site/router'],
  ['host/src/x.tsx', '@shop/shared/testing', 'Only tests'],
  ['platform/server/app.ts', 'blog-mf/src/data/x.ts', 'at run time'],
  ['platform/server/app.ts', 'api/src/app.ts', 'by HTTP'],
  ['platform/server/release/x.ts', 'platform/release/store.ts', 'meet in the files'],
  ['platform/server/http/x.ts', 'host/src/routes.tsx', 'knows no site'],
  ['platform/server/http/x.ts', 'platform/rendering/create-server-entry.ts', 'only the types'],
  ['platform/browser/x.ts', 'host/src/routes.tsx', 'knows no site'],
  ['platform/rendering/x.ts', '@shop/shared/http', 'knows no site'],
  ['platform/server/http/x.ts', 'platform/server/worker/render.ts', 'meet in messages.ts'],
  [
    'platform/server/release/x.ts',
    'platform/server/worker/release-runtime.ts',
    'meet in messages.ts',
  ],
  [
    'platform/server/worker/page/x.ts',
    'platform/server/release/live-release.ts',
    'meet in messages.ts',
  ],
  ['platform/server/worker/x.ts', 'platform/server/http/headers.ts', 'meet in messages.ts'],
  ['platform/server/renderer/x.ts', 'platform/server/release/live-release.ts', 'point down'],
  ['catalog-mf/src/pages/x.tsx', 'account/remote', 'leads to no file'],
  ['catalog-mf/src/pages/x.tsx', 'blog-mf/src/x.ts', 'released alone'],
  ['account-mf/src/x.tsx', 'host/src/x.ts', 'released alone'],
  ['blog-mf/src/x.tsx', 'api/src/app.ts', 'stands on shared only'],
  ['blog-mf/src/x.tsx', 'federated-site/router-server', 'stands on shared only'],
  ['blog-mf/src/x.tsx', 'react-router-dom', 'federated-site/router'],
  ['blog-mf/src/x.tsx', '@shop/shared/testing', 'Only tests'],
  ['desk-mf/src/x.tsx', 'desk-mf/src/testing/open-desk.tsx', 'Only tests'],
  ['blog-mf/src/x.tsx', 'federated-site/testing/pages', 'Only tests'],
  ['catalog-mf/src/components/card/x.tsx', 'catalog-mf/src/data/products-api.ts', 'knows no data'],
  ['catalog-mf/src/components/x.tsx', '@shop/shared/http', 'knows no data'],
  ['catalog-mf/src/components/x.tsx', 'catalog-mf/src/pages/list/x.ts', 'not the other way round'],
  ['catalog-mf/src/components/x.tsx', 'catalog-mf/src/remote.tsx', 'not the other way round'],
  ['catalog-mf/src/data/use-x.ts', 'catalog-mf/src/components/Card.tsx', 'what shows it'],
  ['account-mf/src/data/lists/cart-rules.ts', 'react', 'plain functions'],
  ['account-mf/src/data/lists/cart-api.ts', 'jotai/vanilla', 'plain functions'],
  ['platform/release/x.ts', 'platform/server/http/x.ts', 'meet in the files'],
  ['platform/release/x.ts', 'platform/server/http/embed/embed-routes.ts', 'meet in the files'],
  ['api/src/x.ts', 'catalog-mf/src/x.ts', 'knows none'],
  ['api/src/x.ts', '@shop/shared/http', 'nothing else of it'],
  ['api/src/repositories/x.ts', 'fastify', 'know no HTTP'],
  ['api/src/db/x.ts', 'node:http', 'know no HTTP'],
  ['api/src/routes/x.ts', 'api/src/app.ts', 'point down'],
  ['api/src/repositories/x.ts', 'api/src/routes/serve.ts', 'point down'],
  ['api/src/db/x.ts', 'api/src/repositories/x.ts', 'point down'],
  ['tests/e2e/x.spec.ts', 'catalog-mf/src/data/x.ts', 'from outside'],
  ['tests/bench/src/x.ts', 'platform/server/http/x.ts', 'from outside'],
  ['platform/commands/testing/x.mjs', 'typescript', 'before anything is installed'],
];

const allowed = [
  ['shared/src/http/errors/x.ts', 'shared/src/http/send.ts'],
  ['shared/src/http/x.ts', '@shop/shared/contract'],
  ['shared/src/ui/x.test.tsx', '@shop/shared/testing'],
  ['shared/src/ui/x.tsx', 'federated-site/router'],
  ['platform/router/x.ts', 'react-router-dom'],
  ['host/src/x.tsx', 'federated-site/react'],
  ['host/src/x.ts', 'federated-site/browser/boot'],
  ['x.cjs', 'federated-site/site-folder'],
  ['host/site/x.ts', 'federated-site/server'],
  ['host/site/x.test.ts', 'federated-site/testing/server'],
  ['platform/server/x.ts', 'fastify'],
  ['platform/server/release/x.ts', 'platform/release-set/release-set.ts'],
  ['platform/server/document/x.ts', 'platform/html/collected-styles.ts'],
  ['platform/release/x.ts', 'node:fs'],
  ['platform/commands/docs/x.test.mjs', 'tests/e2e/harness/copy-checkout.ts'],
  ['platform/server/x.test.ts', 'platform/testing/console/watch-console.ts'],
  ['host/src/x.test.ts', 'federated-site/testing/pages'],
  ['platform/server/worker/x.ts', 'platform/server/messages.ts'],
  ['catalog-mf/src/remote.tsx', 'catalog-mf/src/pages/list/ListPage.tsx'],
  ['catalog-mf/src/pages/list/x.tsx', 'catalog-mf/src/data/products-api.ts'],
  ['catalog-mf/src/components/card/x.tsx', 'catalog-mf/src/components/price/Price.tsx'],
  ['catalog-mf/src/data/x-atoms.ts', 'jotai'],
  ['platform/release/x.ts', 'federated-site/async'],
  ['api/src/routes/x.ts', 'api/src/repositories/x.ts'],
  ['api/src/settings/x.ts', '@shop/shared/default-config'],
  ['platform/commands/testing/x.mjs', 'platform/commands/testing/y.mjs'],
  ['platform/commands/testing/x.mjs', 'node:fs'],
];

/** From each folder to each of a higher layer. */
const upward = (folders, probe) =>
  folders.flatMap((high, level) =>
    folders
      .slice(level + 1)
      .flat()
      .flatMap((from) => high.map((to) => probe(from, to))),
  );
const upwardInShared = upward(layers.shared, (from, to) => [
  `shared/src/${from}/x.ts`,
  `@shop/shared/${to}`,
]);
const upwardInPlatform = upward(layers.platform, (from, to) => [
  `platform/${from}/x.ts`,
  `platform/${to}/y.ts`,
]);
const allUpward = [...upwardInShared, ...upwardInPlatform];

const reasons = probeImports([...forbidden, ...allowed, ...allUpward]);

describe('imports only point down the layers', () => {
  it.each(forbidden.map((probe, at) => [...probe, reasons[at]]))(
    '%s may not import %s',
    (_file, _target, why, found) => {
      expect(found).toEqual(expect.arrayContaining([expect.stringContaining(why)]));
    },
  );

  it.each(allowed.map((probe, at) => [...probe, reasons[forbidden.length + at]]))(
    '%s may import %s',
    (_file, _target, found) => {
      expect(found).toEqual([]);
    },
  );

  it('no folder imports one of a higher layer', () => {
    const found = reasons.slice(forbidden.length + allowed.length);
    expect(allUpward.filter((_, at) => found[at]?.length !== 1)).toEqual([]);
  });

  it.each([
    ['shared', ({ exports }) => Object.keys(exports)],
    ['platform', ({ exports }) => Object.values(exports)],
  ])('every folder that %s offers has a layer', (folder, entries) => {
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    // Tests and builds are above all layers.
    // Of the platform also programs, which no app imports.
    const programs =
      folder === 'platform'
        ? ['build', 'commands', 'observe', 'package.json', 'postgres', 'release-store', 'server']
        : [];
    const known = [...layers[folder].flat(), 'testing', ...programs].map((name) => `./${name}`);
    expect(
      entries(JSON.parse(text)).filter((entry) => !known.includes(entry.split('/', 2).join('/'))),
    ).toEqual([]);
  });

  it.each(['shared', 'platform'])(
    'CONTRIBUTING.md shows the layers of %s in this order',
    (folder) => {
      const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
      const rows = guide.matchAll(new RegExp(`^${folder}/ +(.+)$`, 'gm'));
      const shown = [...rows].map(([, names]) => names.split(/ +/));
      expect(shown).toEqual(layers[folder].map((names) => names.toSorted()));
    },
  );
});
