export { type CacheCounts, Metrics, type Sample } from './metrics';
