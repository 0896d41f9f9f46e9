// Loaded by releases, too, which need no webpack.
const sitePreset = (site = {}) => ({
  site,
  host: (dir) => require('./app-builds').hostBuilds(site, dir),
  remote: (dir, options) => require('./app-builds').remoteBuilds(site, dir, options),
});

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
