const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** A folder and all that it lies in, the nearest first. */
const upwards = (folder) => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
};

/** Where the platform is a workspace of the site, its parent; where it is a package, not this. */
const ownParent = path.resolve(__dirname, '../..');
const isSite = (folder) => existsSync(path.join(folder, 'webpack.common.js'));

exports.root = [ownParent, ...upwards(process.cwd())].find(isSite) ?? process.cwd();

const isRemote = (folder) => existsSync(path.join(exports.root, folder, 'package.json'));
const remotes = readdirSync(exports.root)
  .filter((folder) => folder.endsWith('-mf'))
  .filter(isRemote);

/** What the site decides for its builds and releases. */
exports.siteBuild = () => require(path.join(exports.root, 'webpack.common.js')).site;

exports.appFolders = {
  host: 'host',
  ...Object.fromEntries(remotes.map((folder) => [folder.replace(/-mf$/, ''), folder])),
};
