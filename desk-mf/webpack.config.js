module.exports = require('../webpack.common.js').remote(__dirname);
