import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What both of them are made of: functions that get React, without any bundler. */
const reviews = (version: string) => `({ createElement: h }, { Widget }) => {
  const Page = () => h('div', null,
    h('title', null, 'Reviews | Plain team'),
    h('h1', null, 'Reviews, version ${version}'),
    h(Widget, { name: 'team-stars/Stars', count: 4, fallback: h('p', null, 'Four of five') }));
  const Rating = { load: async () => 4.5, Component: ({ data }) => h('p', null, 'Rated ' + data) };
  return {
    name: 'team-reviews',
    routes: [{
      path: '/reviews',
      Component: Page,
      handle: { serverWidgets: () => [{ name: 'team-stars/Stars', props: { count: 4 } }] },
    }],
    widgets: { Rating: async () => Rating },
    embeds: { 'team-rating': async () => (${JSON.stringify(rating)}) },
    sitemap: async () => async () => [{ path: '/reviews' }],
  };
}`;

const rating = { widget: 'Rating', title: 'Rating', attributes: {} };

const stars = `export const make = ({ createElement: h, useState }) => {
  const Page = () => {
    const [given, give] = useState(0);
    return h('div', null,
      h('h1', null, 'Stars'),
      h('button', { type: 'button', onClick: () => give(given + 1) }, 'Given: ' + given));
  };
  const Stars = {
    load: async ({ count }) => '★'.repeat(count),
    Component: ({ data }) => h('p', null, data + ' from a browser'),
  };
  return {
    name: 'team-stars',
    routes: [{ path: '/stars', Component: Page }],
    widgets: { Stars: async () => Stars },
  };
};`;

/** Takes a module of the host from the share scope of webpack's Module Federation. */
const shared = `async (scope, name) => {
  const [one] = Object.values(scope[name]);
  return (await one.get())();
}`;

type Files = Readonly<Record<string, string>>;

/** An app with a server bundle, whose entry is a classic script. */
export const reviewsFiles = (platform: string, version: string): Files => ({
  'contract.json': JSON.stringify({
    platform,
    paths: ['/reviews'],
    navigation: [{ path: '/reviews', label: `Reviews & stars ${version}` }],
    widgets: ['Rating'],
    embedDefinitions: { 'team-rating': rating },
    places: ['team-stars/Stars'],
    imports: ['react createElement', 'federated-site/react Widget'],
    types: { 'team-stars/Stars': '{ "count": number }' },
  }),
  'server.js': `module.exports.default = (${reviews(version)})(require('react'), require('federated-site/react'));`,
  'remoteEntry.js': `var team__reviews_${version.replace(/\W/g, '_')} = (() => {
    const shared = ${shared};
    let scope;
    return {
      init: (given) => { scope = given; },
      async get() {
        const remote = (${reviews(version)})(
          await shared(scope, 'react'), await shared(scope, 'federated-site/react'));
        return () => ({ default: remote });
      },
    };
  })();`,
  'assets/star.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

/** An app that only browsers draw, whose entry is an ES module with a file in a folder. */
export const starsFiles = (platform: string): Files => ({
  'contract.json': JSON.stringify({
    platform,
    entry: 'module',
    server: false,
    title: 'Stars | Plain team',
    paths: ['/stars'],
    widgets: ['Stars'],
    types: { 'team-stars/Stars': '{ "count": number }' },
    chunks: { remote: ['assets/stars.js'] },
  }),
  'remoteEntry.js': `import { make } from './assets/stars.js';
    const shared = ${shared};
    let scope;
    export const init = (given) => { scope = given; };
    export const get = async () => {
      const remote = make(await shared(scope, 'react'));
      return () => ({ default: remote });
    };`,
  'assets/stars.js': stars,
});

export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}
