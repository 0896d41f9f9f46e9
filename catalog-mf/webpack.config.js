module.exports = require('../webpack.common.js').remote(__dirname, {
  minChunks: 3,
  openElements: { './ProductGrid': 'shop-product-grid' },
});
