/** Folders, the highest layer first; those of one layer may use each other. */
module.exports = {
  shared: [
    ['embed', 'orders', 'session', 'ui', 'ui/bundled'],
    ['entities', 'entities/bundled', 'format/bundled', 'http'],
    ['bus', 'config', 'contract', 'default-config', 'format', 'storage', 'theme', 'tokens'],
  ],
  /** What sites import of the platform; its programs and tools lie above. */
  platform: [
    ['rendering'],
    ['browser', 'inspector', 'shared-modules'],
    ['embed', 'embed-builder', 'html', 'routes'],
    ['react'],
    ['release-set'],
    ['async', 'router', 'router-server'],
  ],
};
