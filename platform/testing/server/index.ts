// What tests of a site need of the storefront server: their site in it, and its rules for one.
export { createApp } from '../../server/app';
export { readConfigFile } from '../../server/config-file';
export { serveSiteFiles } from '../../server/http/site/site-files';
export { contentSecurityPolicy } from '../../server/lib/content-security-policy';
export { LiveRelease } from '../../server/release/live-release';
export { readSettings } from '../../server/settings';
export { redirectResponse } from '../../server/worker/page/redirect-response';
