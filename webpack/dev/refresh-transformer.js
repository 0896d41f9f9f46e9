const ts = require('typescript');
const createRefreshTransformer = require('react-refresh-typescript').default;

/** Registers components and their hooks with React Refresh. */
const refreshTransformer = () => createRefreshTransformer({ ts });

module.exports = { refreshTransformer };
