const { containerName, hostFederation, sharing } = require('./federation');
const { emitReport } = require('./libraries');
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

  apply(compiler) {
    emitReport(compiler, 'contract.json', (compilation) => {
      const contract = { ...this.stated, chunks: filesOfChunks(compilation) };
      return `${JSON.stringify(contract, null, 2)}\n`;
    });
  }
}

module.exports = { ContractPlugin, remoteBuild };
