const { containerName, hostFederation, sharing } = require('./federation');
const { filesOfChunks } = require('./plugins');

/** `preset.d.ts` says what goes in and out. */
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
    container: containerName(name, version),
    shared: Object.fromEntries([...own, ...ofSite.map((key) => [key, one])]),
    alias: hostFederation(),
    external: (data, callback) =>
      isOfSite(data.request)
        ? callback(null, `commonjs ${data.request}`)
        : platformExternal(data, callback),
  };
}

class ContractPlugin {
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

module.exports = { ContractPlugin, remoteBuild };
