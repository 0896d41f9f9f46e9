const webpack = require('webpack');

/**
 * V8's explicit compile hint: functions are compiled beside the main thread, while the file comes,
 * instead of one by one on it when the page starts.
 */
const compiledWhileItComes = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which would take it out.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10,
  });

module.exports = { compiledWhileItComes };
