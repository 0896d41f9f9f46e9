export { contrast } from './color/contrast';
export { expectConsole } from './console/watch-console';
export { faultsIn } from './html/faults-in';
export { hostileHtml } from './html/hostile-html';
export { describeRemote } from './pages/describe-remote';
export { handleFaults } from './pages/handle-faults';
export { renderRoutes } from './render/render-routes';
