/** What an imported picture or font is in a unit test: an address. */
module.exports = '/asset';
