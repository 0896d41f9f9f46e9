export { createServerEntry, type HostBundle } from './create-server-entry';
export type { FragmentLook, RenderingSite, SiteStyles } from './rendering-site';
