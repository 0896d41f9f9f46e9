import { messageOf } from '../../async';
import type { BootData } from '../../browser/boot/boot-data';
import type { PageData } from '../../browser/page-data';
import type { Status } from './status';

/** What a page is made of. */
export interface PageFacts {
  /** missing where the page was not read */
  release?: string;
  /** app → version, and what of it is in the page */
  apps: Readonly<Record<string, { version: string; role: string }>>;
}

/**
 * Reads them from the page itself, as the site sends it.
 * @param url of the page, on the site or a copy of it
 * @throws when it does not answer, or answers no page of such a site
 */
export async function readPage(url: URL): Promise<PageFacts> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch((error: Error) => {
    throw new Error(`${url.origin} does not answer: ${messageOf(error.cause ?? error)}`);
  });
  const html = await answer.text();
  const boot = block<BootData>(html, 'boot-data');
  if (!boot) throw new Error(`${url.href} answered ${answer.status}, and no page of a site`);
  const later = `/page-data/${boot.pageData}${url.pathname}${url.search}`;
  const data: PageData = boot.pageData
    ? await (await fetch(new URL(later, url))).json()
    : block(html, 'page-data');
  const { release, rendered, owner = 'host', slots, places } = data;
  const widgets = [...Object.keys(slots).map((key): string => JSON.parse(key)[0]), ...places];
  // The address of a script of the host has its version.
  const [, host = ''] = /\/remotes\/host\/([^/"]+)\//.exec(html) ?? [];
  const names = new Set(['host', owner, ...Object.keys(rendered), ...widgets.map(ownerOf)]);
  const apps = [...names].map((name) => {
    const released = name === 'host' ? host : (release.remotes[name]?.version ?? '');
    return [name, { version: rendered[name] ?? released, role: roleOf(name, owner, widgets) }];
  });
  return { release: release.id, apps: Object.fromEntries(apps) };
}

function block<T>(html: string, id: string): T | undefined {
  const [, text] = new RegExp(`<script[^>]* id="${id}"[^>]*>([^<]*)</script>`).exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

/** What a path's owner and its widgets are, as the live versions state them: some may not be shown. */
export async function factsOfPath({ parts }: Status, pathname: string): Promise<PageFacts> {
  // React Router, 0.1 s of CPU time, which commands by HTTP need for nothing else.
  const { matchPattern } = await import('../../release-set/match-owner');
  const remotes = Object.fromEntries(parts.map((app) => [app.name, { paths: app.paths ?? [] }]));
  const owner = matchPattern(remotes, pathname)?.split(' ')[0] ?? 'host';
  const widgets = parts
    .filter(({ name }) => name === owner || name === 'host')
    .flatMap(({ places = [] }) => places);
  const apps = parts
    .filter(({ name }) => [owner, 'host', ...widgets.map(ownerOf)].includes(name))
    .map(({ name, version }) => [name, { version, role: roleOf(name, owner, widgets) }]);
  return { apps: Object.fromEntries(apps) };
}

const ownerOf = (widget: string): string => widget.split('/')[0] ?? '';

function roleOf(name: string, owner: string, widgets: readonly string[]): string {
  const own = widgets.filter((one) => ownerOf(one) === name).map((one) => one.split('/')[1]);
  const page = name === owner ? ['page'] : name === 'host' ? ['frame'] : [];
  return [...page, ...new Set(own)].join(', ');
}
