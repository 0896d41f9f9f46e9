const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * Gives a module what `react-refresh-typescript` calls: components are named after their file.
 * A page whose host is not of `npm run dev` has no `shopHot`, and nobody to tell.
 */
module.exports = function addRefresh(source, map) {
  const file = path.relative(root, this.resourcePath).split(path.sep).join('/');
  const head = [
    `const $RefreshReg$ = (type, id) => self.shopHot?.register(type, ${JSON.stringify(`${file} `)} + id);`,
    'const $RefreshSig$ = () => self.shopHot?.sign() ?? ((type) => type);',
  ].join(' ');
  this.callback(null, source.includes('$Refresh') ? `${head} ${source}` : source, map);
};
