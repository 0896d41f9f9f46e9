export type { BrowserSite, DegradedNoticeProps } from './browser-site';
export { startInBrowser } from './start-in-browser';
