const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const isRemote = (folder) => existsSync(path.join(__dirname, folder, 'package.json'));
const remotes = readdirSync(__dirname)
  .filter((folder) => folder.endsWith('-mf'))
  .filter(isRemote);

exports.appFolders = {
  host: 'host',
  ...Object.fromEntries(remotes.map((folder) => [folder.replace(/-mf$/, ''), folder])),
};
