export { describeRemote } from './describe-remote';
export { handleFaults } from './handle-faults';
export { renderRoutes } from './render-routes';
