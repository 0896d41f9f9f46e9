export { describeRemote } from './describe-remote';
export { fakeRemote } from './fake-remote';
export { handleFaults } from './handle-faults';
export { renderRoutes } from './render-routes';
