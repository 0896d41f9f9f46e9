const { packageFile } = require('./package-file');

/** `let N=join(parentIds,id);generated&&(N+=" "+generated)` */
const classNames = /let (\w)=\w+\(\w,\w\);(return )?(\w)&&\(\1\+=" "\+\3\)/g;

/**
 * For webpack: elements get the class of their style alone, and not the component's id beside it,
 * which is 3 % of a page as sent. Only a component as a selector (`${Card}:hover &`) needs the id;
 * ESLint refuses those.
 */
module.exports = (source) => {
  const found = source.match(classNames) ?? [];
  if (found.length !== 1) throw new Error(`the class of an element is written ${found.length}×`);
  return source.replace(classNames, 'let $1="";$2$3&&($1+=$3)');
};

module.exports.rule = {
  test: ['styled-components.esm.js', 'styled-components.browser.esm.js'].map((file) =>
    packageFile(`styled-components/dist/${file}`),
  ),
  loader: __filename,
};
