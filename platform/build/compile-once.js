const tsLoader = require('ts-loader');

/** app's folder and path → a source file, and what it was compiled to */
const compiled = new Map();

/**
 * For webpack: ts-loader, which compiles a file once for all builds of an app. They have the same
 * options, so the server's build finds what the browser's has compiled.
 */
module.exports = function compileOnce(source) {
  const done = this.async();
  const key = `${this.rootContext} ${this.resourcePath}`;
  const before = compiled.get(key);
  if (before?.source === source) return done(null, before.code);
  const store = (error, code) => {
    if (!error) compiled.set(key, { source, code });
    done(error, code);
  };
  // ts-loader answers by `async`; the rest of the context is webpack's.
  tsLoader.call(Object.create(this, { async: { value: () => store } }), source);
};
