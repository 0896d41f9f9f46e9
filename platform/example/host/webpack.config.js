module.exports = require('../webpack.common.js').host(__dirname);
