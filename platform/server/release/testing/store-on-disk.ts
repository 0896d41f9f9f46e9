import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentId, integrityOf } from '../../../release-set/hashes';
import { signClaim } from '../../../release-set/preview-claim';
import type { AppVersion, ReleaseSet } from '../../../release-set/release-set';

/**
 * A host whose pages say nothing but which versions drew them. /about and Home are its own; Home
 * shows a widget of each remote.
 */
const hostBundle = (version: string, draw = '') => `module.exports = {
  platform: { react: {} },
  setShopConfig() {}, setTransport(to) { this.transport = to; }, setHtmlCleaner() {},
  setRemoteLoader(load) { this.load = load; },
  matchOwner: (_remotes, path) => ({ '/': undefined, '/about': undefined, '/blogs': 'blog' })[path] ??
    (path.startsWith('/products') ? 'catalog' : undefined),
  async loadDocument(owner, path) {
    const document = (await this.load(owner)).documents?.[path];
    return document && { document };
  },
  async loadAll(name) { await this.load(name); },
  async renderFragment(name) {
    const remote = await this.load(name);
    return { html: '<p>' + remote.draw() + '</p>', css: '' };
  },
  async renderPage(url, owner) {
    ${draw}
    const drawn = ['host ${version}'];
    if (owner) drawn.push(owner + ' ' + (await this.load(owner)).draw(url));
    for (const name of new URL(url).pathname === '/' ? ['catalog', 'blog'] : []) {
      const remote = await this.load(name).catch(() => undefined);
      if (remote) drawn.push(name + ' ' + remote.draw(url));
    }
    const html = '<p>' + drawn.join(', ') + '</p>';
    return { status: 200, headers: {}, html, styles: '', structuredData: [],
      router: { loaderData: {} }, slots: {}, chunks: [], places: [] };
  },
};`;

const pathsOf: Readonly<Record<string, readonly string[]>> = {
  catalog: ['/products', '/products/:slug'],
  blog: ['/blogs'],
};

/** @param draw statements of the function that draws a page; `url` is its address */
const remoteBundle = (name: string, version: string, draw = '') => `module.exports = { default: {
  name: '${name}', routes: [], widgets: {},
  documents: { '/products/feed.xml': { contentType: 'application/atom+xml', body: '<feed/>' } },
  draw(url) { ${draw}; return '${version}'; } } };`;

type Versions = { host: string; catalog: string; blog?: string };

type Broken = { draw?: string; load?: string; host?: string; boot?: string };

/** A release store as the release command writes it, for tests of its readers. */
export class StoreOnDisk {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'shop store '));
  private moves = 0;
  private last?: ReleaseSet;
  private readonly draws = new Map<string, string>();
  private readonly loads = new Map<string, string>();
  private readonly hostDraws = new Map<string, string>();
  private readonly boots = new Map<string, string>();

  constructor() {
    for (const name of ['remotes', 'releases', 'channels', 'preload', 'keys']) {
      mkdirSync(path.join(this.folder, name));
    }
    writeFileSync(path.join(this.folder, 'keys/preview'), 'a key');
  }

  /**
   * What a version of the catalogue, or of the host, does that is released from now on.
   * @param draw statements that run when a page is drawn
   * @param load statements that run when the bundle is loaded
   * @param host statements that run when the host of that version draws a page
   * @param boot the host's script in pages
   */
  breaks(version: string, { draw = '', load = '', host = '', boot = '/* boot */' }: Broken): void {
    this.boots.set(version, boot);
    this.hostDraws.set(version, host);
    this.draws.set(version, draw);
    this.loads.set(version, load);
  }

  publish(name: string, version: string): AppVersion {
    const entry = name === 'host' ? 'main.js' : 'remoteEntry.js';
    const files = {
      'server.js':
        name === 'host'
          ? hostBundle(version, this.hostDraws.get(version))
          : this.remoteCode(name, version),
      [entry]: `/* ${name} ${version} */`,
      'boot.js': this.boots.get(version) ?? '/* boot */',
    };
    const folder = path.join(this.folder, 'remotes', name, version);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    // It is there when all others are.
    writeFileSync(path.join(folder, 'part.json'), '{}');
    return {
      paths: pathsOf[name] ?? [],
      ...{ name, version, platform: '1.0.0', widgets: [], places: [] },
      ...{ embeds: [], emits: [], consumes: [], calls: [], imports: [], types: {} },
      chunks: name === 'host' ? { main: [entry], boot: ['boot.js'] } : {},
      files: Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          file,
          { integrity: integrityOf(text), bytes: text.length },
        ]),
      ),
    };
  }

  /**
   * @param withdrawn ids of releases that were taken back
   * @param withdrawnVersions such as `catalog@1.0.0`; missing as in a store of before there was this
   * @returns id of the release that the channel points at from now on
   */
  release(
    channel: string,
    versions: Versions,
    withdrawn: readonly string[] = [],
    withdrawnVersions?: readonly string[],
  ): string {
    this.last = this.makeSet(versions);
    const { id } = this.last;
    this.write(`releases/${id}.json`, this.last);
    this.moves += 1;
    const { moves: move } = this;
    const state = { release: id, previous: null, move, withdrawn, withdrawnVersions };
    this.write(`channels/${channel}.json`, state);
    return id;
  }

  /** What a promote writes that begins to check what would be live. */
  preload(versions: Versions, at = new Date()): void {
    this.write('preload/live.json', { at: at.toISOString(), set: this.makeSet(versions) });
  }

  private makeSet(versions: Versions): ReleaseSet {
    const published = Object.entries(versions).map(([name, version]) => [
      name,
      this.publish(name, version),
    ]);
    const parts: ReleaseSet['parts'] = Object.fromEntries(published);
    const { last } = this;
    const since = Object.fromEntries(
      Object.entries(last?.parts ?? {}).flatMap(([name, { version }]) =>
        last && parts[name]?.version === version ? [[name, last.since?.[name] ?? last.id]] : [],
      ),
    );
    const content = { parent: last?.id ?? null, parts, since };
    return { id: contentId(content), ...content };
  }

  /** A preview's claim, as the release command signs it. */
  claim(channel: string, until: number, key = 'a key'): string {
    return signClaim({ channel, until }, key);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private remoteCode(name: string, version: string): string {
    const { loads, draws } = this;
    if (name !== 'catalog') return remoteBundle(name, version);
    return `${loads.get(version) ?? ''};${remoteBundle(name, version, draws.get(version))}`;
  }

  private write(file: string, value: unknown): void {
    writeFileSync(path.join(this.folder, file), JSON.stringify(value));
  }
}
