export { type CacheCounts, Metrics, type Sample } from './metrics';
export { traceOf, traceOptions } from './trace';
