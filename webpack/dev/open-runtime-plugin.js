const webpack = require('webpack');

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Lays a build's `__webpack_require__` open, by its name, for `host/src/dev`. */
class OpenRuntimePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OpenRuntime', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('OpenRuntime', (chunk, needs) => {
        needs.add(RuntimeGlobals.moduleCache);
        needs.add(RuntimeGlobals.moduleFactories);
        compilation.addRuntimeModule(chunk, new OpenRuntimeModule());
      });
    });
  }
}

class OpenRuntimeModule extends RuntimeModule {
  constructor() {
    super('open runtime');
  }

  generate() {
    const { uniqueName } = this.compilation.outputOptions;
    return `(self.shopRuntimes = self.shopRuntimes || {})[${JSON.stringify(uniqueName)}] = __webpack_require__;`;
  }
}

module.exports = { OpenRuntimePlugin };
