const { sitePreset } = require('federated-site/build');

module.exports = sitePreset({ contract: 'contract' });
