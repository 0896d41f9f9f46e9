const path = require('node:path');

/**
 * A `.picture` file describes what `encode-pictures.mjs` wrote next to it. Imported, it is an object
 * with the same and the addresses of those files, `src` and `sources`.
 * @param {string} text JSON: alt; placeholder, the average colour; narrowWidth; and the width and
 *   height of the wide files, in px
 * @param {string} file path of the `.picture` file
 */
function toModule(text, file) {
  const { narrowWidth, ...picture } = JSON.parse(text);
  const name = path.basename(file, '.picture');
  const address = (width, format) => `require('./${name}-${width}.${format}')`;
  const source = (format) => {
    const [narrow, wide] = [narrowWidth, picture.width].map(
      (width) => `\${${address(width, format)}} ${width}w`,
    );
    return `{ type: 'image/${format}', srcset: \`${narrow}, ${wide}\` }`;
  };
  return `module.exports = Object.assign(${JSON.stringify(picture)}, {
    src: ${address(picture.width, 'jpg')},
    sources: [${source('avif')}, ${source('webp')}],
  });`;
}

/** For webpack. */
module.exports = function loadPicture(text) {
  return toModule(text, this.resourcePath);
};

/** For Jest. */
module.exports.process = (text, file) => ({ code: toModule(text, file) });
