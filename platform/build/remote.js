const { containerName, hostFederation, sharing } = require('./federation');
const { ChunkIntegrityPlugin, filesOfChunks } = require('./plugins');

/**
 * What a remote's own configuration of webpack or Rspack has to know of the site that it runs in
 * (docs/remote-built-elsewhere.md).
 * @param app name and version of the remote
 * @param {readonly string[]} [ofSite] further modules that the site's host provides, by the names
 *   they are imported by; a name that ends with `/` is all that begins so
 */
function remoteBuild({ name, version }, ofSite = []) {
  const { platformExternal, sharedModules } = sharing({});
  const isOfSite = (request) =>
    ofSite.some((one) => (one.endsWith('/') ? request.startsWith(one) : request === one));
  // The gate compares versions: with the live host's, which are not those that are installed here.
  const one = { singleton: true, import: false, requiredVersion: false };
  const own = Object.entries(sharedModules({})).map(([key, { exclude }]) => [
    key,
    { ...one, ...(exclude && { exclude }) },
  ]);
  return {
    /** name of the container, a global variable */
    container: containerName(name, version),
    /** `shared` of the federation plugin */
    shared: Object.fromEntries([...own, ...ofSite.map((key) => [key, one])]),
    /** for `resolve.alias` of the browser's build: the host's copy of the federation runtime */
    alias: hostFederation(),
    /** for `externals` of the server's build */
    external: (data, callback) =>
      isOfSite(data.request)
        ? callback(null, `commonjs ${data.request}`)
        : platformExternal(data, callback),
  };
}

/** Writes the `contract.json` of a version: what the team states, and the files of each chunk. */
class ContractPlugin {
  /** @param stated what contract.json says of the app, and its name and version */
  constructor(stated) {
    this.stated = stated;
  }

  apply({ hooks, webpack: { Compilation, sources } }) {
    const name = 'Contract';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const contract = { ...this.stated, chunks: filesOfChunks(compilation) };
        const text = `${JSON.stringify(contract, null, 2)}\n`;
        compilation.emitAsset('contract.json', new sources.RawSource(text));
      });
    });
  }
}

module.exports = { ChunkIntegrityPlugin, ContractPlugin, remoteBuild };
