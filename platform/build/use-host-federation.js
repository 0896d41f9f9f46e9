// What `publicPath: 'auto'` does in five times the bytes, for other kinds of scripts too.
__webpack_public_path__ = document.currentScript.src.replace(/[^/]*$/, '');

const host = self.shopFederation;

/** The host's copy of the federation runtime; a remote has an instance of its own as well. */
export default {
  ...host,
  runtime: { ...host.runtime, init: host.runtime.createInstance },
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
