const layers = require('./layers.cjs');

/**
 * Which folder may import which, for dependency-cruiser (`npm run check`). `from` and `to` match
 * paths of files, however the import is written. CONTRIBUTING.md shows the same as a picture,
 * `import-rules.test.mjs` tries each rule.
 */
const tests = '\\.test\\.[cm]?[jt]sx?$|/testing/';
const remotes = '^[a-z]+-mf/';
/** `format/bundled` lies in another layer than `format`. */
const shared = (...folders) => `^shared/src/(?:${folders.join('|')})/(?!bundled/)`;
const platform = (...folders) => `^platform/(?:${folders.join('|')})/`;
/** Tests of the platform's commands try them on this checkout, and copy it. */
const checkoutTests = '^platform/commands/.*\\.test\\.';
/** What the apps of sites import by its name. */
const library = platform(...layers.platform.flat(), 'testing');

/**
 * @param name the message of a refusal
 * @param from pattern of the files that may not
 * @param to pattern of what they may not import, or more of dependency-cruiser's conditions
 * @param except pattern of what they may after all
 */
const refuse = (name, from, to, except) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { ...(typeof to === 'string' ? { path: to } : to), ...(except && { pathNot: except }) },
});
/** For production code alone: tests may. */
const notTests = (path) => ({ path, pathNot: tests });

const pointDown = (name, layers) =>
  layers
    .slice(1)
    .map((_, at) => refuse(name, notTests(layers[at + 1]), `${layers.slice(0, at + 1).join('|')}`));

module.exports = {
  forbidden: [
    refuse('Files import each other in a circle', '^', {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'] },
    }),
    refuse(
      'This import leads to no file and no installed package; remotes are met at run time, from the release set',
      // Hosts elsewhere name remotes in their own builds.
      { path: '^', pathNot: '^docs/examples/' },
      { couldNotResolve: true },
    ),
    refuse(
      'shared is what every app stands on: it knows none of them',
      '^shared/',
      `^(?:host|platform|api)/|${remotes}`,
      library,
    ),
    refuse(
      'Cross a folder of shared by @shop/shared/<folder>: a relative path silently makes a second copy of the module',
      '^shared/src/((?:entities|format|ui)/bundled|[^/]+)/',
      { path: '^shared/src/', dependencyTypes: ['local'] },
      '^shared/src/$1/(?!bundled/)[^/]+$|^shared/src/$1/(?!bundled/)',
    ),
    ...pointDown(
      'Inside shared imports point down, as CONTRIBUTING.md shows the layers',
      layers.shared.map((folders) => shared(...folders)),
    ),
    ...pointDown(
      'Inside the platform imports point down, as CONTRIBUTING.md shows the layers',
      layers.platform.map((folders) => platform(...folders)),
    ),
    refuse(
      'The platform knows no site: it imports the platform and npm packages, takes from the site object or webpack.common.js what a site decides, reaches its API by HTTP, and meets its apps at run time',
      { path: '^platform/', pathNot: checkoutTests },
      { pathNot: '^platform/|node_modules/', dependencyTypesNot: ['core'] },
    ),
    refuse(
      'What the apps of sites import of the platform knows no program of the platform',
      notTests(library),
      '^platform/',
      library,
    ),
    refuse(
      'Import the platform as federated-site/<entry>, which platform/package.json lists: what has no entry is its own, and a relative path silently makes a second copy of the module',
      { path: '^', pathNot: '^platform/|^api/tests/' },
      // By its name it is an `aliased-workspace` for files of the root.
      {
        path: '^platform/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
      '^platform/commands/testing/',
    ),
    refuse(
      'Import federated-site/router: to share the router itself would ship all of it',
      {
        path: `^(?:shared|host)/src/|${library}|${remotes}`,
        pathNot: `${tests}|${platform('router', 'router-server')}`,
      },
      'node_modules/react-router(?:-dom)?/',
    ),
    refuse(
      'Only tests import a test kit: a page would ship the test library',
      notTests('^(?:shared|host|platform)/|^[a-z]+-mf/'),
      '^(?:[\\w-]+/src|platform)/testing/',
    ),
    refuse(
      'The host meets remotes at run time, from the release set: an import would build one in',
      '^host/',
      remotes,
    ),
    refuse(
      'The host reaches the API by HTTP and the release store by its files',
      '^host/',
      '^api/src/|^platform/release/|^tests/',
    ),
    refuse(
      'The host is built without the server, which runs any version of it',
      notTests('^host/src/'),
      '^platform/server/',
    ),
    refuse(
      'What hosts are built of runs inside a release, in whichever version is live: import only the types that both sides agree on',
      notTests('^platform/server/'),
      { path: platform('browser', 'rendering', 'routes'), dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'Main thread and worker meet in messages.ts, and share document/ and lib/',
      { path: '^platform/server/', pathNot: `^platform/server/worker/|${tests}` },
      '^platform/server/worker/',
    ),
    refuse(
      'Main thread and worker meet in messages.ts, and share document/ and lib/',
      notTests('^platform/server/worker/'),
      '^platform/server/(?:http|release|renderer|api|sanitiser|app|start)(?:/|\\.ts)',
    ),
    ...pointDown('Inside the server imports point down: http, release, renderer', [
      '^platform/server/http/',
      '^platform/server/release/',
      '^platform/server/renderer/',
    ]),
    refuse(
      "A remote is released alone: it never imports another, or the host. Place a widget with <Widget name='owner/Name'>; what both need lives in shared",
      '^([a-z]+)-mf/',
      '^(?:host|platform)/|^[a-z]+-mf/',
      `^$1-mf/|${library}`,
    ),
    refuse(
      'A remote stands on shared only, and on what the host provides of the platform: it reaches the API by @shop/shared/http',
      remotes,
      '^api/src/|^platform/|^tests/',
      platform('async', 'html', 'react', 'router', 'testing'),
    ),
    refuse(
      'A component takes props and knows no data: a page or a widget loads it and hands it down',
      notTests(`${remotes}src/components/`),
      `${remotes}src/data/|${shared('http')}`,
    ),
    refuse(
      'Pages and widgets use components, not the other way round',
      notTests(`${remotes}src/components/`),
      `${remotes}src/(?:pages/|widgets/|remote\\.tsx)`,
    ),
    refuse(
      'Data knows nothing of what shows it: pages and widgets bring the two together',
      notTests(`${remotes}src/data/`),
      `${remotes}src/(?:components/|pages/|widgets/|remote\\.tsx)`,
    ),
    refuse(
      'Calls and rules are plain functions: state is for *-atoms, React for use-*',
      `${remotes}src/data/.*-(?:api|rules)\\.ts$`,
      'node_modules/(?:react|react-dom|styled-components|jotai)/',
    ),
    refuse(
      'The server and the release commands meet in the files of a release store, and in the types of elements',
      '^platform/(server|release)/',
      '^platform/(?:server|release)/',
      '^platform/$1/|^platform/server/http/embed/element-(?:manifest|types)\\.ts$',
    ),
    refuse(
      'Of what npm run dev adds, the server imports its routes alone',
      '^platform/server/',
      '^platform/dev/',
      '^platform/dev/reload-for-releases\\.ts$',
    ),
    refuse(
      'The API serves any storefront: it knows none',
      '^api/',
      `^(?:host|tests)/|^platform/(?:server|release)/|${remotes}`,
    ),
    refuse(
      'The API knows the contract and the settings of the shop and nothing else of it: import @shop/shared/contract or @shop/shared/default-config',
      '^api/',
      '^shared/src/',
      shared('contract', 'default-config'),
    ),
    refuse(
      'Repositories and the database know no HTTP: a route makes a status of what they give or throw',
      '^api/src/(?:repositories|db)/',
      'node_modules/@?fastify/|^(?:node:)?https?$',
    ),
    ...pointDown('Inside the API imports point down: server, app, routes, repositories, db', [
      '^api/src/(?:server|app|start-api)\\.ts$',
      '^api/src/routes/',
      '^api/src/repositories/',
      '^api/src/db/',
    ]),
    refuse(
      'These tools drive the running shop from outside: import nothing of what runs',
      '^tests/',
      `^(?:host|api)/src/|^platform/(?:server|release)/|${remotes}`,
    ),
    refuse(
      'This runs before anything is installed: it has Node and nothing else',
      {
        path: '^platform/commands/(?:(?:start|test|check|new|run-workspace)\\.mjs|testing/|new/[^/]+$)',
        pathNot: '\\.test\\.',
      },
      { path: `node_modules/|^shared/|${library}` },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '\\.data/|^[\\w-]+/dist/|^tests/bench/federated-shop/|^shared/templates/|^platform/create-remote/(?:bundlers|template)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
