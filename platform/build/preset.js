/** Members of `SiteBuild`. */
const options = [
  ...['packages', 'libraries', 'olderNames', 'scripts'],
  ...['contract', 'templates', 'defaultConfig'],
];

// Loaded by releases, too, which need no webpack.
const sitePreset = (site = {}) => {
  const unknown = Object.keys(site).find((name) => !options.includes(name));
  if (unknown) {
    throw new Error(`sitePreset has no option "${unknown}"; options are ${options.join(', ')}`);
  }
  return {
    site,
    host: (dir) => require('./app-builds').hostBuilds(site, dir),
    remote: (dir, given) => require('./app-builds').remoteBuilds(site, dir, given),
  };
};

module.exports = {
  sitePreset,
  get BillPlugin() {
    return require('./libraries').BillPlugin;
  },
  get ChunkIntegrityPlugin() {
    return require('./plugins').ChunkIntegrityPlugin;
  },
  get ContractPlugin() {
    return require('./remote').ContractPlugin;
  },
  get remoteBuild() {
    return require('./remote').remoteBuild;
  },
};
