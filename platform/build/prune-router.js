const path = require('node:path');
const { packageFile } = require('./package-file');

const production = path.dirname(packageFile('react-router/dist/production/index.mjs'));

/**
 * For webpack: marks React Router's components as pure, so that those are left out which nobody
 * imports. The names that they are given for developers' tools go, being uses of them.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ ');

module.exports.rule = { test: /\.mjs$/, include: production, loader: __filename };

/** The library exports only its form for development, with warnings, under its own name. */
module.exports.alias = {
  'react-router$': path.join(production, 'index.mjs'),
  'react-router/dom$': path.join(production, 'dom-export.mjs'),
};
