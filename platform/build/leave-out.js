const path = require('node:path');
const ts = require('typescript');

const modules = path.resolve(__dirname, '../../node_modules');

/**
 * Files of the federation runtime that nothing here reaches: the host loads a remote's entry itself
 * and preloads nothing, no build has a manifest or names a remote.
 */
const files = [
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/dom.js',
  'sdk/dist/generateSnapshotFromManifest.js',
  'webpack-bundler-runtime/dist/remotes.js',
].map((file) => path.join('@module-federation', file));

/**
 * Functions that nothing here reaches, or whose answer is always the same: file → name → answer, or
 * undefined where the function throws. What only they need goes with them.
 */
const functions = {
  // `platform/router` has no name that submits a form, uses a fetcher or blocks a navigation; no
  // route has middleware; the outermost has an error boundary.
  'react-router/dist/production/chunk-7RTFRKQW.mjs': {
    isMutationMethod: 'false',
    isSubmissionNavigation: 'false',
    shouldBlockNavigation: 'undefined',
    markFetchRedirectsDone: 'false',
    abortStaleFetchLoads: 'false',
    getSubmissionFromNavigation: 'undefined',
    parseHydrationData: 'undefined',
    useIsRSCRouterContext: 'false',
    DefaultErrorComponent: 'null',
    fetch2: undefined,
    getFetcher: undefined,
    resetFetcher: undefined,
    queueFetcherForDeletion: undefined,
    getUpdatedRevalidatingFetchers: undefined,
    getBlocker: undefined,
    instrumentClientSideRouter: undefined,
    getRouteInstrumentationUpdates: undefined,
    runClientMiddlewarePipeline: undefined,
    RSCErrorHandler: undefined,
    decodeRouteErrorResponseDigest: undefined,
    getOptimisticRouterState: undefined,
    useNavigateUnstable: undefined,
    _internalSetRoutes: undefined,
  },
  // The runtime loads no script itself. A remote is registered once, under a name that holds its
  // version, and asks for what is shared only before a chunk; the host never does.
  '@module-federation/runtime-core/dist/remote/index.js': {
    preloadRemote: undefined,
    removeRemote: undefined,
  },
  '@module-federation/runtime-core/dist/shared/index.js': {
    initRemoteModule: undefined,
    loadShareSync: undefined,
  },
  '@module-federation/runtime-core/dist/utils/context.js': { optionsToMFContext: 'undefined' },
  '@module-federation/runtime-core/dist/utils/load.js': {
    createScriptHook: undefined,
    loadEsmEntry: undefined,
    loadSystemJsEntry: undefined,
  },
  '@module-federation/runtime-core/dist/utils/share.js': {
    findSingletonVersionOrderByLoaded: undefined,
    isMatchUsedExports: 'false',
    shouldUseTreeShaking: 'false',
  },
  '@module-federation/sdk/dist/env.js': { isDebugMode: 'false' },
  '@module-federation/sdk/dist/logger.js': { captureStackTrace: undefined },
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': {
    getSharedFallbackGetter: undefined,
  },
  '@module-federation/webpack-bundler-runtime/dist/getUsedExports.js': {
    getUsedExports: 'undefined',
  },
  '@module-federation/webpack-bundler-runtime/dist/init.js': { beforeInit: 'args' },
  '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js': {
    initExternal: undefined,
  },
  '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js': {
    installInitialConsumes: undefined,
  },
  // `enableVendorPrefixes` of styled-components is off.
  'stylis/src/Prefixer.js': { prefix: undefined },
};

const leftOut = (name) => `throw new Error('${name} is left out of this build')`;

/** For webpack: leaves a file out, or some of its functions. The build fails when one is gone. */
module.exports = function leaveOut(source) {
  const file = this.resourcePath.replaceAll('\\', '/').split('/node_modules/').at(-1);
  return functions[file] ? withoutFunctions(source, functions[file]) : withoutAll(source);
};

/** @returns a module that exports the same names; each throws when it is called */
function withoutAll(source) {
  const [, names] = /^export \{ (.*) \};$/m.exec(source) ?? [];
  if (!names) throw new Error('no list of exports: look whether it can still be left out');
  const exported = names
    .split(', ')
    .map((name) =>
      name === 'SnapshotHandler'
        ? `export { DisabledSnapshotHandler as ${name} } from './disabled.js';`
        : `export function ${name}() { ${leftOut(name)}; }`,
    );
  return exported.join('\n');
}

/** @param answers name of a function → expression, or undefined where it throws */
function withoutFunctions(source, answers) {
  // A name may occur more than once: in a router of the browser, and in one of the server.
  const bodies = [];
  const visit = (node) => {
    const isFunction = ts.isFunctionLike(node) && node.body && ts.isBlock(node.body);
    const name = isFunction && (node.name ?? node.parent.name)?.text;
    if (Object.hasOwn(answers, name)) bodies.push([name, node.body]);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.js', source, ts.ScriptTarget.Latest, true));
  const missing = Object.keys(answers).filter((name) => !bodies.some(([found]) => found === name));
  if (missing.length > 0) throw new Error(`no function ${missing}: look what can be left out`);
  let left = source;
  const lastFirst = bodies.sort(([, a], [, b]) => b.pos - a.pos);
  for (const [name, { pos, end }] of lastFirst) {
    const statement = answers[name] ? `return ${answers[name]}` : leftOut(name);
    left = `${left.slice(0, pos)} { ${statement}; }${left.slice(end)}`;
  }
  return left;
}

module.exports.withoutFunctions = withoutFunctions;

module.exports.rule = {
  test: [...files, ...Object.keys(functions)].map((file) =>
    require.resolve(path.join(modules, file)),
  ),
  loader: __filename,
};
