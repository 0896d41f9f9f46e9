const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** A folder and all that it lies in, the nearest first. */
const upwards = (folder) => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
};

exports.platformFolder = path.dirname(__dirname);
/** The site's folder where the platform is a workspace of it, not where it is an installed package. */
const ownParent = path.dirname(exports.platformFolder);
const isSite = (folder) => existsSync(path.join(folder, 'webpack.common.js'));

const found = [ownParent, ...upwards(process.cwd())].find(isSite);
exports.hasSite = found !== undefined;
exports.root = found ?? process.cwd();
exports.noSite = `there is no site in ${process.cwd()} or above it: no webpack.common.js`;

const isApp = (folder) => existsSync(path.join(exports.root, folder, 'package.json'));
const remotes = (found ? readdirSync(found) : []).filter((folder) => folder.endsWith('-mf'));

/** What the site decides for its builds and releases. */
exports.siteBuild = () => (found ? require(path.join(found, 'webpack.common.js')).site : {});

exports.appFolders = Object.fromEntries(
  (found ? ['host', ...remotes] : [])
    .filter(isApp)
    .map((folder) => [folder.replace(/-mf$/, ''), folder]),
);
