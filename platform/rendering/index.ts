export { createServerEntry } from './create-server-entry';
export type { HostBundle } from './host-bundle';
export type { FragmentLook, RenderingSite, SiteStyles } from './rendering-site';
