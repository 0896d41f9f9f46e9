import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** @throws with webpack's errors */
export function runWebpack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('webpack gave no compiler'));
    compiler.run((failure, stats) => {
      compiler.close(() => {});
      if (failure || !stats) return reject(failure ?? new Error('webpack gave no stats'));
      // Those too that a run before left as they are now.
      const cachedAssets = true;
      const told = stats.toJson({ all: false, assets: true, cachedAssets, errors: true });
      if (stats.hasErrors()) {
        return reject(new Error((told.errors ?? []).map(({ message }) => message).join('\n')));
      }
      resolve(told);
    });
  });
}
