import type { AppContract, AppVersion } from '../../release-set/release-set';
import { contractOf } from '../testing/store-world';
import { findConflicts } from './find-conflicts';
import type { Proposal } from './proposal';

const app = (name: string, version: string, rest: Partial<AppVersion> = {}): AppVersion => ({
  ...contractOf(name, version, rest),
  files: rest.files ?? {},
});

const host = (rest: Partial<AppContract> = {}) => app('host', '7', rest);

/** What is found when the first app is promoted while the others are live. */
const breaks = (
  candidate: AppVersion,
  live: readonly AppVersion[],
  more: Partial<Proposal> = {},
): string[] => {
  const before = Object.fromEntries(live.map((one) => [one.name, one]));
  const proposal = {
    apps: { ...before, [candidate.name]: candidate },
    candidates: [candidate.name],
    before,
    ...more,
  };
  return findConflicts(proposal).map(({ sentence }) => sentence);
};

const props = (type: string) => ({ 'account/Button': type });

describe('the gate refuses, in one sentence,', () => {
  it('a path that belongs to another app, whatever its parameters are called', () => {
    const blog = app('blog', '2', { paths: ['/products/:id'] });
    const catalog = app('catalog', '1', { paths: ['/products/:slug'] });
    expect(breaks(blog, [host(), catalog, app('blog', '1', { paths: [] })])).toEqual([
      'blog@2 owns /products/:id, which belongs to catalog@1',
    ]);
  });

  it('a path of the host’s own', () => {
    const blog = app('blog', '2', { paths: ['/about/'] });
    expect(breaks(blog, [host({ paths: ['/about'] })])).toEqual([
      'blog@2 owns /about/, which belongs to host@7',
    ]);
  });

  it.each([
    ['/Reviews', 'capitals make no difference to the router'],
    ['/reviews/:id?', 'it answers /reviews too'],
    ['/reviews/', 'a slash at the end makes no difference'],
    ['/:kind?/reviews', 'it answers /reviews too'],
  ])('%s, where another app owns /reviews: %s', (path) => {
    const reviews = app('reviews', '1', { paths: ['/reviews'] });
    expect(breaks(app('blog', '2', { paths: [path] }), [host(), reviews])).toEqual([
      `blog@2 owns ${path}, which belongs to reviews@1`,
    ]);
  });

  it.each([
    ['/:page', '/about'],
    ['/:page?', '/about'],
    ['/*', '/'],
    ['/:a/:b?', '/about'],
    ['/help/*', '/help/faq'],
    ['/:a/faq', '/help/faq'],
  ])(
    '%s, which would answer %s of the host: the server sees paths of remotes alone',
    (path, own) => {
      const paths = own === '/' ? ['/', '/about'] : ['/about', '/help/faq'];
      const sentence = `blog@2 owns ${path}, which would answer ${own} of host@7`;
      const blog = app('blog', '2', { paths: [path] });
      expect(breaks(blog, [host({ paths })])).toEqual([sentence]);
      // The host’s page is new, and the pattern live.
      expect(breaks(host({ paths }), [blog])).toEqual([sentence]);
    },
  );

  it.each([
    ['/docs/*', '/docs/:page'],
    ['/docs/*', '/docs/:page/*'],
    ['/docs/*', '/:a/:b/:c/:d'],
  ])('of another app’s %s the addresses that the router would choose %s for', (theirs, path) => {
    const docs = app('docs', '1', { paths: [theirs] });
    expect(breaks(app('blog', '2', { paths: [path] }), [host(), docs])).toEqual([
      `blog@2 owns ${path}, which would answer ${theirs} of docs@1`,
    ]);
  });

  it('a host’s pattern that the router would choose for a page of an app', () => {
    const docs = app('docs', '1', { paths: ['/docs/*'] });
    expect(breaks(host({ paths: ['/:a/:b/:c'] }), [docs])).toEqual([
      'host@7 owns /:a/:b/:c, which would answer /docs/* of docs@1',
    ]);
  });

  it.each([
    '//evil',
    'evil',
    '/r?x',
    '/a//b',
    '/a#b',
    '/a\\b',
    '/a b',
    '/a\nb',
    '/a*',
    '/*/b',
    '/../b',
  ])('%j, which is no path of a page', (path) => {
    expect(breaks(app('blog', '2', { paths: [path] }), [host()])).toEqual([
      expect.stringContaining(`blog@2 owns ${path}, which is no path of a page: `),
    ]);
  });

  it('more optional parts than the router can try', () => {
    const path = '/:a?'.repeat(40);
    expect(breaks(app('blog', '2', { paths: [path] }), [host()])).toEqual([
      expect.stringContaining(`blog@2 owns ${path}, which is no path of a page: `),
    ]);
  });

  it.each([
    '/healthz',
    '/Healthz/',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-2.xml',
    '/embed.js',
    '/embed/v1/x',
    '/api',
    '/api/x',
    '/api/:id?',
    '/media/*',
    '/_release/x',
    '/remotes/x/y',
    '/releases/:id',
    '/page-data/x',
  ])('%s, which the server answers itself', (path) => {
    expect(breaks(app('blog', '2', { paths: [path] }), [host()])).toEqual([
      `blog@2 owns ${path}, which the server answers itself`,
    ]);
  });

  it('a page that is live and would vanish', () => {
    const before = app('blog', '1', { paths: ['/blogs', '/blog/:slug'] });
    const after = app('blog', '2', { paths: ['/blogs'] });
    expect(breaks(after, [host(), before])).toEqual([
      'blog@2 no longer answers /blog/:slug, which is live; if it shall go, say --drop /blog/:slug',
    ]);
    expect(breaks(after, [host(), before], { drops: ['/blog/:slug'] })).toEqual([]);
  });

  it('a widget that its owner does not offer', () => {
    const catalog = app('catalog', '2', { places: ['account/Wheel'] });
    expect(breaks(catalog, [host(), app('account', '1', { widgets: ['Button'] })])).toEqual([
      'catalog@2 places account/Wheel, which account@1 does not offer',
    ]);
  });

  it('a widget taken away that another app places', () => {
    const catalog = app('catalog', '1', { places: ['account/Button'] });
    const old = app('account', '1', { widgets: ['Button'] });
    expect(breaks(app('account', '2'), [host(), catalog, old])).toEqual([
      'account@2 no longer offers account/Button, which catalog@1 places',
    ]);
  });

  it('an element taken away that other web pages show', () => {
    const before = app('blog', '1', { embeds: ['shop-blog-posts'] });
    expect(breaks(app('blog', '2'), [host(), before])).toEqual([
      'blog@2 no longer offers <shop-blog-posts>, which other web pages show; if it shall go, say --drop shop-blog-posts',
    ]);
    const drops = ['shop-blog-posts'];
    expect(breaks(app('blog', '2'), [host(), before], { drops })).toEqual([]);
  });

  it('an element that another app offers', () => {
    const catalog = app('catalog', '1', { embeds: ['shop-grid'] });
    expect(breaks(app('blog', '2', { embeds: ['shop-grid'] }), [host(), catalog])).toEqual([
      'blog@2 offers <shop-grid>, which belongs to catalog@1',
    ]);
  });

  it('a prop that the owner newly needs', () => {
    const catalog = app('catalog', '1', {
      places: ['account/Button'],
      types: props('{ "productId": number }'),
    });
    const account = app('account', '2', {
      widgets: ['Button'],
      types: props('{ "productId": number; "title": string }'),
    });
    expect(breaks(account, [host(), catalog])).toEqual([
      'account@2 needs the prop "title" of account/Button, which catalog@1 does not give',
    ]);
  });

  it('a prop of another type', () => {
    const account = app('account', '1', {
      widgets: ['Button'],
      types: props('{ "look": "icon" | "wide" }'),
    });
    const catalog = app('catalog', '2', {
      places: ['account/Button'],
      types: props('{ "look": number }'),
    });
    expect(breaks(catalog, [host(), account])).toEqual([
      'catalog@2 gives account/Button the prop "look" as number, but account@1 takes "icon" | "wide"',
    ]);
  });

  it('a choice that the owner took and others give', () => {
    const catalog = app('catalog', '1', {
      places: ['account/Button'],
      types: props('{ "look": "icon" | "wide" }'),
    });
    const taking = (version: string, look: string) =>
      app('account', version, { widgets: ['Button'], types: props(`{ "look": ${look} }`) });
    const live = [host(), catalog, taking('1', '"icon" | "wide"')];
    expect(breaks(taking('2', '"icon"'), live)).toEqual([
      'catalog@1 gives account/Button the prop "look" as "icon" | "wide", but account@2 takes "icon"',
    ]);
  });

  it('a prop that the owner newly needs and others give only sometimes', () => {
    const catalog = app('catalog', '1', {
      places: ['account/Button'],
      types: props('{ "color"?: string | undefined }'),
    });
    const types = props('{ "color": string }');
    expect(breaks(app('account', '2', { widgets: ['Button'], types }), [host(), catalog])).toEqual([
      'account@2 needs the prop "color" of account/Button, which catalog@1 does not always give',
    ]);
  });

  it('a field of another type, deep in an event’s detail', () => {
    const event = (type: string) => ({
      'cart/changed': `{ "lines": readonly ({ "id": ${type} })[] }`,
    });
    const account = app('account', '2', { emits: ['cart/changed@1'], types: event('string') });
    const live = host({ consumes: ['cart/changed@1'], types: event('number') });
    expect(breaks(account, [live])).toEqual([
      'account@2 emits cart/changed with the field "lines" as readonly ({ "id": string })[], but host@7 takes readonly ({ "id": number })[]',
    ]);
  });

  it('what is no object, as a whole', () => {
    const event = (type: string) => ({ 'cart/changed': type });
    const account = app('account', '2', { emits: ['cart/changed@1'], types: event('string') });
    const live = host({ consumes: ['cart/changed@1'], types: event('number') });
    expect(breaks(account, [live])).toEqual([
      'account@2 emits cart/changed with its detail as string, but host@7 takes number',
    ]);
  });

  it('an event in a version that who waits for it does not understand', () => {
    const account = app('account', '2', { emits: ['cart/changed@2'] });
    const live = host({ consumes: ['cart/changed@1'] });
    expect(breaks(account, [live, app('account', '1', { emits: ['cart/changed@1'] })])).toEqual([
      'account@2 emits cart/changed in version 2, but host@7 understands version 1',
    ]);
  });

  it('an event that waits for a version that no app emits', () => {
    const blog = app('blog', '2', { consumes: ['cart/changed@2'] });
    expect(breaks(blog, [host(), app('account', '1', { emits: ['cart/changed@1'] })])).toEqual([
      'account@1 emits cart/changed in version 1, but blog@2 understands version 2',
    ]);
  });

  it('an event that no live app emits', () => {
    const blog = app('blog', '2', { consumes: ['cart/changed@1'] });
    expect(breaks(blog, [host()])).toEqual([
      'blog@2 waits for cart/changed@1, which no live app emits',
    ]);
  });

  it('an event no longer emitted that another app waits for', () => {
    const live = [
      host(),
      app('blog', '1', { consumes: ['cart/changed@1'] }),
      app('account', '1', { emits: ['cart/changed@1'] }),
    ];
    expect(breaks(app('account', '2'), live)).toEqual([
      'account@2 no longer emits cart/changed@1, which blog@1 waits for',
    ]);
  });

  it('an event whose detail is another', () => {
    const account = app('account', '2', {
      emits: ['cart/changed@1'],
      types: { 'cart/changed': '{ "total": number }' },
    });
    const live = host({
      consumes: ['cart/changed@1'],
      types: { 'cart/changed': '{ "count": number }' },
    });
    expect(breaks(account, [live])).toEqual([
      'host@7 needs the field "count" of cart/changed, which account@2 does not send',
    ]);
  });

  it('a platform that a remote was not built against, and a remote that the platform is not for', () => {
    const old = app('blog', '1', { platform: '^1.2.0' });
    expect(breaks(old, [host({ platform: '1.1.9' })])).toEqual([
      'blog@1 needs platform ^1.2.0, but host@7 brings 1.1.9',
    ]);
    expect(breaks(host({ platform: '2.0.0' }), [old])).toEqual([
      'host@7 brings platform 2.0.0, but blog@1 needs ^1.2.0',
    ]);
  });

  it('but not a platform of either major that a remote was prepared for', () => {
    const both = app('blog', '1', { platform: '^1.2.0 || ^2.0.0' });
    for (const platform of ['1.2.5', '2.1.0']) {
      expect(breaks(both, [host({ platform })])).toEqual([]);
      expect(breaks(host({ platform }), [both])).toEqual([]);
    }
    expect(breaks(host({ platform: '3.0.0' }), [both])).toEqual([
      'host@7 brings platform 3.0.0, but blog@1 needs ^1.2.0 || ^2.0.0',
    ]);
  });

  it('a call that the platform does not know, or no longer', () => {
    const blog = app('blog', '2', { calls: ['POST /api/auth/likes/'] });
    expect(breaks(blog, [host()])).toEqual([
      'blog@2 calls POST /api/auth/likes/, which host@7 does not know',
    ]);
    expect(breaks(host(), [blog])).toEqual([
      'host@7 no longer knows the call POST /api/auth/likes/, which blog@2 makes',
    ]);
  });

  it('more script than the app’s budget', () => {
    const files = {
      'remoteEntry.js': { integrity: 'sha384-x', bytes: 9_000, brotli: 3_000 },
      'page.js': { integrity: 'sha384-x', bytes: 90_000, brotli: 38_234 },
      'server.js': { integrity: 'sha384-x', bytes: 900_000 },
    };
    expect(breaks(app('blog', '2', { budget: 40, files }), [host()])).toEqual([
      'blog@2 sends 41.2 kB of script, more than its budget of 40 kB',
    ]);
  });
});

it('names the apps of a break, whatever else is written in it', () => {
  const blog = app('blog', '2', {
    widgets: ['Posts'],
    types: { 'blog/Posts': '{ "of": "host@7" }' },
  });
  const catalog = app('catalog', '1', {
    places: ['blog/Posts'],
    types: { 'blog/Posts': '{ "of": number }' },
  });
  const apps = { host: host(), blog, catalog };
  expect(findConflicts({ apps, candidates: ['blog'] })).toEqual([
    {
      sentence: 'catalog@1 gives blog/Posts the prop "of" as number, but blog@2 takes "host@7"',
      apps: ['catalog', 'blog'],
    },
  ]);
});

describe('the gate lets pass', () => {
  it.each([
    ['/products/feed.xml', '/feeds/list.csv'],
    ['/products/:slug/reviews/:id?'],
    ['/help/*', '/help'],
    ['/products/:slug/*'],
    ['/:language?/guide/:page?'],
    // The router prefers another app’s own addresses, and the server knows them.
    ['/:a/:b'],
    ['/embed', '/embed/more', '/sitemap', '/releases', '/apis', '/a.b', '/..a', '/größe'],
  ])('paths that take over none: %s', (...paths) => {
    const catalog = app('catalog', '1', { paths: ['/products', '/products/:slug'] });
    const live = [host({ paths: ['/', '/about'] }), catalog];
    expect(breaks(app('blog', '2', { paths }), live)).toEqual([]);
  });

  it('the same paths in other words', () => {
    const before = app('blog', '1', { paths: ['/Blogs/:page?'] });
    const after = app('blog', '2', { paths: ['/blogs', '/blogs/:number/'] });
    expect(breaks(after, [host(), before])).toEqual([]);
  });

  it('an addition on either side', () => {
    const account = app('account', '2', {
      widgets: ['Button', 'Wheel'],
      types: props('{ "productId": number; "look"?: "icon" | "wide" | undefined }'),
      emits: ['cart/changed@1', 'cart/emptied@1'],
    });
    const catalog = app('catalog', '1', {
      places: ['account/Button'],
      types: props('{ "productId": number }'),
    });
    const live = [
      host({ platform: '1.4.0', consumes: ['cart/changed@1'] }),
      catalog,
      app('account', '1', { widgets: ['Button'], emits: ['cart/changed@1'] }),
    ];
    expect(breaks(account, live)).toEqual([]);
  });

  it.each([
    ['an optional prop', '{ "productId": number; "color"?: string | undefined }'],
    ['a wider choice', '{ "productId": number; "look": "icon" | "tall" | "wide" }'],
    ['a wider choice of an optional prop', '{ "productId": number; "look"?: "tall" | "wide" }'],
  ])('%s whose owner is not out yet, and then the owner, with it or without', (_what, given) => {
    const catalog = app('catalog', '2', { places: ['account/Button'], types: props(given) });
    const taking = (version: string, type: string) =>
      app('account', version, { widgets: ['Button'], types: props(type) });
    const known = '{ "productId": number; "look"?: "icon" | "wide" | undefined }';
    const account = taking('1', known);
    expect(breaks(catalog, [host(), account])).toEqual([]);
    const live = [host(), catalog, account];
    expect(breaks(taking('2', given), live)).toEqual([]);
    expect(breaks(taking('2', known), live)).toEqual([]);
    // A rollback of the owner, which knows of no version before.
    expect(breaks(account, [host(), catalog, taking('2', given)], { before: undefined })).toEqual(
      [],
    );
  });

  it.each([
    ['an optional prop', '{ "look": "icon" | "wide"; "color"?: string }'],
    ['another choice', '{ "look": "icon" | "tall" | "wide" }'],
  ])('%s that the owner adds while others give a choice that it does not take', (_what, added) => {
    const types = props('{ "look": "huge" | "icon" }');
    const catalog = app('catalog', '1', { places: ['account/Button'], types });
    const taking = (version: string, type: string) =>
      app('account', version, { widgets: ['Button'], types: props(type) });
    const live = [host(), catalog, taking('1', '{ "look": "icon" | "wide" }')];
    expect(breaks(taking('2', added), live)).toEqual([]);
  });

  it('a field with one more choice, of an event whose listeners are not out yet', () => {
    const event = (type: string) => ({ 'cart/changed': `{ "by": ${type}; "why"?: string }` });
    const account = app('account', '2', {
      emits: ['cart/changed@1'],
      types: event('"button" | "key" | "panel"'),
    });
    const live = host({ consumes: ['cart/changed@1'], types: event('"button" | "panel"') });
    expect(breaks(account, [live])).toEqual([]);
  });

  it('a prop that the owner no longer takes: it is ignored', () => {
    const types = props('{ "productId": number; "look"?: "icon" | undefined }');
    const catalog = app('catalog', '2', { places: ['account/Button'], types });
    const taking = (version: string, type: string) =>
      app('account', version, { widgets: ['Button'], types: props(type) });
    const before = taking('1', '{ "productId": number; "look"?: "icon" | undefined }');
    const removed = taking('2', '{ "productId": number }');
    expect(breaks(removed, [host(), catalog, before])).toEqual([]);
  });

  it('a widget whose owner is not there yet: its slot keeps the fallback', () => {
    const catalog = app('catalog', '1', { places: ['account/Button'] });
    expect(breaks(catalog, [host()])).toEqual([]);
  });

  it('what was broken before and has nothing to do with the candidate', () => {
    const live = [host(), app('catalog', '1', { platform: '^9.0.0' })];
    expect(breaks(app('blog', '1'), live)).toEqual([]);
  });

  it('the first apps of a new shop, one by one', () => {
    const first = host({ consumes: ['cart/changed@1'], places: ['account/Button'] });
    expect(breaks(first, [], { before: undefined })).toEqual([]);
  });
});
