import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { probeLayers } from './testing/probe-layers.mjs';

/** The layers of shared, from the highest to the lowest; folders of one layer may use each other. */
const layers = [
  ['embed', 'federation'],
  ['html', 'html-server', 'release', 'session', 'ui', 'ui/bundled'],
  ['async', 'entities', 'entities/bundled', 'http', 'router', 'router-server'],
  ['bus', 'config', 'default-config', 'contract', 'format', 'storage', 'theme', 'tokens'],
];

/** Every import that would point up, and a part of the message that says why not. */
const forbidden = [
  ['shared/src/ui/x.ts', "import 'host/src/x';", 'knows none of them'],
  ['shared/src/ui/x.ts', "import '../../../catalog-mf/src/remote';", 'knows none of them'],
  ['shared/src/federation/x.ts', "import('blog/remote');", 'knows none of them'],
  ['shared/src/testing/x.test.ts', "import 'api/src/app';", 'knows none of them'],
  ['shared/src/bus/x.ts', "import '../config';", 'second copy'],
  ['shared/src/http/errors/x.ts', "export * from '../../bus';", 'second copy'],
  ['shared/src/ui/bundled/x.tsx', "import '../icons';", 'second copy'],
  ['shared/src/ui/x.tsx', "import { Link } from 'react-router-dom';", '@shop/shared/router'],
  ['shared/src/ui/x.tsx', "import '@shop/shared/testing';", 'Only tests'],
  ['host/src/x.ts', "import { remote } from 'catalog/remote';", 'at run time'],
  ['host/src/x.ts', "import '../../server/lib/escape-text';", 'built without the server'],
  ['server/app.ts', "import '../blog-mf/src/data/x';", 'at run time'],
  ['server/app.ts', "import 'api/src/app';", 'by HTTP'],
  ['server/release/x.ts', "import '../../release/src/store';", 'by its files'],
  ['server/http/x.ts', "import '../../host/src/routes';", 'inside a release'],
  ['server/http/x.ts', "import '@shop/shared/config';", 'knows no shop'],
  ['server/http/x.ts', "import '../worker/render';", 'meet in messages.ts'],
  ['server/release/x.ts', "import '../worker/release-runtime';", 'meet in messages.ts'],
  ['server/worker/page/x.ts', "import '../../release/live-release';", 'meet in messages.ts'],
  ['server/worker/x.ts', "import '../http/headers';", 'meet in messages.ts'],
  ['host/src/x.tsx', "import { Link } from 'react-router';", '@shop/shared/router'],
  ['host/src/x.tsx', "import { mockApi } from '@shop/shared/testing';", 'Only tests'],
  ['catalog-mf/src/pages/x.tsx', "import('account/remote');", 'released alone'],
  ['catalog-mf/src/pages/x.tsx', "import '../../../blog-mf/src/x';", 'released alone'],
  ['account-mf/src/x.tsx', "import '../../host/src/x';", 'released alone'],
  ['blog-mf/src/x.tsx', "import 'api/src/app';", 'stands on shared only'],
  ['blog-mf/src/x.tsx', "import '@shop/shared/router-server';", 'stands on shared only'],
  ['blog-mf/src/x.tsx', "import { Link } from 'react-router-dom';", '@shop/shared/router'],
  ['blog-mf/src/x.tsx', "import '@shop/shared/testing';", 'Only tests'],
  ['catalog-mf/src/components/card/x.tsx', "import '../../data/products-api';", 'knows no data'],
  ['catalog-mf/src/components/x.tsx', "import '@shop/shared/http';", 'knows no data'],
  ['catalog-mf/src/components/x.tsx', "import '../pages/list/x';", 'not the other way round'],
  ['catalog-mf/src/components/x.tsx', "import '../remote';", 'not the other way round'],
  ['catalog-mf/src/data/use-x.ts', "import '../components/Card';", 'what shows it'],
  [
    'account-mf/src/data/lists/cart-rules.ts',
    "import { useState } from 'react';",
    'plain functions',
  ],
  [
    'account-mf/src/data/lists/cart-api.ts',
    "import { atom } from 'jotai/vanilla';",
    'plain functions',
  ],
  ['release/src/x.ts', "import '../../server/http/x';", 'files they publish'],
  ['release/src/x.ts', "import '@shop/shared/config';", 'nothing else of it'],
  ['api/src/x.ts', "import 'catalog-mf/src/x';", 'knows none'],
  ['api/src/x.ts', "import '@shop/shared/http';", 'nothing else of it'],
  ['api/src/repositories/x.ts', "import 'fastify';", 'know no HTTP'],
  ['api/src/db/x.ts', "import 'node:http';", 'know no HTTP'],
  ['api/src/routes/x.ts', "import '../app';", 'point down'],
  ['api/src/repositories/x.ts', "import '../routes/serve';", 'point down'],
  ['api/src/db/x.ts', "import '../repositories/x';", 'point down'],
  ['e2e/x.spec.ts', "import '../catalog-mf/src/data/x';", 'from outside'],
  ['bench/src/x.ts', "import '../../server/http/x';", 'from outside'],
  ['commands/testing/x.mjs', "import pc from 'picocolors';", 'before anything is installed'],
];

const allowed = [
  ['shared/src/http/errors/x.ts', "import '../send';"],
  ['shared/src/http/x.ts', "import '@shop/shared/contract';"],
  ['shared/src/ui/x.test.tsx', "import '@shop/shared/testing';"],
  ['shared/src/router/x.ts', "import { Link } from 'react-router-dom';"],
  ['host/src/x.tsx', "import '@shop/shared/federation';"],
  ['server/x.test.ts', "import '@shop/shared/testing';"],
  ['host/site/x.ts', "import '../../server/start';"],
  ['server/worker/x.ts', "import '../messages';"],
  ['server/worker/x.ts', "import type * as Host from '../../host/src/server-entry/entry';"],
  ['catalog-mf/src/remote.tsx', "import('./pages/list/ListPage');"],
  ['catalog-mf/src/pages/list/x.tsx', "import '../../data/products-api';"],
  ['catalog-mf/src/components/card/x.tsx', "import '../price/Price';"],
  ['catalog-mf/src/data/x-atoms.ts', "import { atom } from 'jotai';"],
  ['release/src/x.ts', "import '@shop/shared/contract';"],
  ['release/src/x.ts', "import '@shop/shared/async';"],
  ['api/src/routes/x.ts', "import '../repositories/x';"],
  ['api/src/settings/x.ts', "import '@shop/shared/default-config';"],
  ['commands/testing/x.mjs', "import './y.mjs';"],
  ['commands/testing/x.mjs', "import 'node:fs';"],
];

const messages = probeLayers([...forbidden, ...allowed]);

describe('imports only point down the layers', () => {
  it.each(forbidden.map((probe, index) => [...probe, messages[index]]))(
    '%s may not %s',
    (_path, _line, why, messages) => {
      expect(messages).toEqual([expect.stringContaining(why)]);
    },
  );

  it.each(allowed.map((probe, index) => [...probe, messages[forbidden.length + index]]))(
    '%s may %s',
    (_path, _line, messages) => {
      expect(messages).toEqual([]);
    },
  );

  it('no folder of shared imports one of a higher layer', () => {
    const upward = layers.flatMap((high, level) =>
      layers
        .slice(level + 1)
        .flat()
        .flatMap((from) =>
          high.map((to) => [`shared/src/${from}/x.ts`, `import '@shop/shared/${to}';`]),
        ),
    );
    const messages = probeLayers(upward);

    expect(upward.filter((_, index) => messages[index]?.length !== 1)).toEqual([]);
  });

  it('every folder that shared offers has a layer', () => {
    const file = join(import.meta.dirname, '../../shared/package.json');
    const offered = Object.keys(JSON.parse(readFileSync(file, 'utf8')).exports);
    const known = [...layers.flat(), 'testing'].map((folder) => `./${folder}`);

    expect(offered.filter((entry) => !known.includes(entry.split('/', 2).join('/')))).toEqual([]);
  });

  it('CONTRIBUTING.md shows the layers of shared in this order', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
    const shown = [...guide.matchAll(/^shared\/ +(.+)$/gm)].map(([, names]) => names.split(/ +/));

    expect(shown).toEqual(layers.map((names) => names.toSorted()));
  });
});
