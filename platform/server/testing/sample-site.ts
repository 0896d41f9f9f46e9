import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { readSettings, type Settings } from '../settings';
import type { Site, SiteConfig } from '../site';

/** A site that is not a shop, for tests. */
export const sampleSite: Site<SiteConfig> = {
  root: path.resolve(__dirname, '../../..'),
  configSchema: Type.Object({ siteUrl: Type.String() }, { additionalProperties: false }),
  defaultConfig: { siteUrl: 'http://localhost:3000', apiOrigin: '' },
  publicFolder: __dirname,
  rules: () => ({
    name: 'Town Library',
    language: 'en',
    api: {
      readinessPath: '/api/health/',
      changesPath: '/changes',
      unavailable: 'The library is closed.',
    },
    head: '<link rel="icon" href="/icon.svg">',
    noScriptCss: 'main{display:block}',
    frameOrigins: ['https://maps.example'],
    formOrigins: ['https://chat.example'],
    redirectPrefixes: ['https://chat.example/library?'],
    linkParts: { 'https://chat.example/library?': 'ask' },
    tooLong: { heading: 'Too long', css: 'h1{color:red}', html: '<a href="/">Home</a>' },
    webManifest: { name: 'Town Library' },
    disallowedPaths: ['/account'],
  }),
};

/** Settings of the sample site. @throws naming the setting that is wrong */
export const sampleSettings = (env: NodeJS.ProcessEnv = {}): Settings =>
  readSettings(sampleSite, env);
