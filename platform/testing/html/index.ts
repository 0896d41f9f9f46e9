export { faultsIn } from './faults-in';
export { hostileHtml } from './hostile-html';
