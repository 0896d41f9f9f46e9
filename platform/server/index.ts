export type { Site, SiteConfig, SiteRules } from './site';
export { startServer } from './start';
