import type { TObject } from '@sinclair/typebox';

/** The settings of a site that the server itself reads; the site's apps read more. */
export interface SiteConfig {
  /** origin of the site as visitors see it */
  siteUrl: string;
  /** origin of the API that answers behind `/api`, when another host than the site; else '' */
  apiOrigin: string;
  /** origin where the API's own pictures are found, a CDN say; missing: that of the site */
  mediaOrigin?: string;
}

/** An API that answers below `/api` and `/media`, which the server forwards to it. */
export interface SiteApi {
  /** a path that needs all the API needs, such as its database: `/readyz` asks for it */
  readinessPath: string;
  /**
   * a path of server-sent events, one each time that data of pages has changed; pages show it at
   * once then, and without it, or with an API that answers 404 there, within 3 s
   */
  changesPath?: string;
  /** what a call gets as `detail` while the API does not answer */
  unavailable: string;
}

/** The site's own API, started with the site where `API_URL` names no other. */
export interface ApiProgram<Config> {
  /** TypeScript file, below the root */
  file: string;
  /** folders, below the root, whose changes start it again in development */
  sources: readonly string[];
  /** the line that it prints once it listens on `HOST` and `PORT` */
  ready: RegExp;
  /** added to the environment, which already has `HOST`, `PORT` and `SITE_URL` */
  env(config: Config): Readonly<Record<string, string>>;
}

/** What the server says and allows in the site's name; plain data, which worker threads get too. */
export interface SiteRules {
  /** a site without one answers 404 below `/api` */
  api?: SiteApi;
  name: string;
  /** of every page, BCP 47 */
  language: string;
  /** tags for the head of every page, such as its icons */
  head: string;
  /** CSS for browsers without scripts, in addition to that of the page */
  noScriptCss: string;
  /** origins of frames in pages (CSP `frame-src`) */
  frameOrigins: readonly string[];
  /** origins that a form of a page may lead to by redirects (CSP `form-action`) */
  formOrigins: readonly string[];
  /** how addresses outside the site begin that a page's loader may redirect to */
  redirectPrefixes: readonly string[];
  /**
   * names by which other web pages style links of an embed (`::part`), by how the addresses begin;
   * every other link is a `link`
   */
  linkParts: Readonly<Record<string, string>>;
  /** events that the site's own script of an embed sends → TypeScript type of their `detail` */
  embedEvents: Readonly<Record<string, string>>;
  /** the page for an address that is too long to be read (431): what follows its heading, and CSS */
  tooLong: { heading: string; css: string; html: string };
  /** a W3C Web Application Manifest */
  webManifest: object;
  /** paths that `robots.txt` closes to search engines, in addition to the server's own */
  disallowedPaths: readonly string[];
  /** how paths begin whose next part is a secret: it is not logged */
  secretPaths: readonly string[];
}

/** What a site decides for its storefront server. */
export interface Site<Config extends SiteConfig = SiteConfig> {
  /** the project's folder, absolute: data is in its `.data`; by default where `webpack.common.js` is */
  root?: string;
  /** what the file of settings (`shop.json` in the root) may say; each may be left out */
  configSchema?: TObject;
  defaultConfig?: Config;
  /** Puts values from the file into the form that the apps expect. */
  normalizeConfig?(given: Partial<Config>): Partial<Config>;
  /** what is left out is as in `defaultRules` */
  rules(config: Config): Partial<SiteRules> & Pick<SiteRules, 'name'>;
  /** folder of the files with a fixed address at the root, such as icons; `host/site/public` by default */
  publicFolder?: string;
  apiProgram?: ApiProgram<Config>;
  /** @returns what a site in production must not show, a line for each */
  warnings?(config: Config): readonly string[];
}

/** Of a site that decides nothing: no API, no icons, links and forms stay on the site. */
export const defaultRules: Omit<SiteRules, 'name'> = {
  language: 'en',
  head: '',
  noScriptCss: '',
  frameOrigins: [],
  formOrigins: [],
  redirectPrefixes: [],
  linkParts: {},
  embedEvents: {},
  tooLong: { heading: 'This address is too long', css: '', html: '<a href="/">Home</a>' },
  webManifest: {},
  disallowedPaths: [],
  secretPaths: [],
};
