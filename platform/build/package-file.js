const { existsSync, realpathSync } = require('node:fs');
const path = require('node:path');

/**
 * A file of an installed package that the package does not export, so that it is not found by its
 * name.
 * @param {string} file such as `stylis/src/Prefixer.js`
 * @returns {string} absolute
 */
module.exports.packageFile = (file) => {
  const found = require.resolve
    .paths(file)
    .map((folder) => path.join(folder, file))
    .find(existsSync);
  if (!found) throw new Error(`${file} is not installed`);
  return realpathSync(found);
};
