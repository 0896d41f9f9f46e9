/** Folders of `shared`, the highest layer first; those of one layer may use each other. */
module.exports = [
  ['embed', 'federation'],
  ['html', 'html-server', 'release', 'session', 'ui', 'ui/bundled'],
  ['async', 'entities', 'entities/bundled', 'http', 'router', 'router-server'],
  ['bus', 'config', 'contract', 'default-config', 'format', 'storage', 'theme', 'tokens'],
];
