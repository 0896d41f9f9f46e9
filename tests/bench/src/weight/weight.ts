import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Request } from 'playwright-core';
import { openPage, phone, withPage } from '../browser';
import { type Figure, figure, inTurn } from '../figures';
import { root } from '../shop';
import type { Stage } from '../stage';
import { breakdown, kB, printBreakdown } from './breakdown';

/** All script of the list, libraries included, in kB of brotli. */
const listKb = 152;
const maxFiles = 8;
/** What another page may add to the list, in kB. */
const furtherPageKb = 10;
const furtherPages = ['/', '/products/everyday-sling-bag', '/blogs'];

/** Always the same one: the path of an entry has a say in the names that a build gives. */
const folder = path.join(root, 'tests/bench/dist');

/**
 * All script for a first product list, libraries and account buttons included; the part
 * that has not run in a hydrated page; and the additional script of other pages.
 */
export async function weight({ shopUrl, print }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const scripts = await countScripts(`${url}/products`);
  for (const { url: address, bytes, idleBytes, encoding } of scripts) {
    const how = `kB ${encoding || 'plain'}, ${kB(idleBytes).slice(2)} never run`;
    print(`    ${kB(bytes)} ${how}  ${new URL(address).pathname}`);
  }
  const further = await inTurn(furtherPages, async (address): Promise<Figure> => {
    const loaded = await countScripts(url + address);
    const more = loaded.filter((script) => scripts.every((listed) => listed.url !== script.url));
    const moreKb = sum(more, ({ bytes }) => bytes) / 1000;
    return { ...figure(`more for ${address}`, 'kB', moreKb), atMost: furtherPageKb };
  });
  const inline = await inlineScripts(`${url}/products`);
  print(`    ${kB(inline)} kB in the page itself`);
  print('  building the apps with source maps');
  await breakdown(scripts, folder).then(
    (inPage) => printBreakdown(inPage, print),
    (error: Error) => print(`  the apps cannot be built to look into them: ${error.message}`),
  );

  const all = sum(scripts, ({ bytes }) => bytes) + inline;
  const idle = sum(scripts, ({ idleBytes }) => idleBytes);
  return [
    { ...figure('script of /products', 'kB', all / 1000), atMost: listKb },
    { ...figure('script files of /products', 'count', scripts.length), atMost: maxFiles },
    figure('of it never run', 'kB', idle / 1000),
    ...further,
  ];
}

const sum = <Item>(all: readonly Item[], measure: (item: Item) => number): number =>
  all.reduce((total, item) => total + measure(item), 0);

/**
 * Scripts within the HTML of a page; data blocks have a type and do not count.
 * @param url absolute
 * @returns bytes, compressed by themselves: within the page they take about as much
 */
async function inlineScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const sizes = await Promise.all(scripts.map((code) => promisify(brotliCompress)(code)));
  return sum(sizes, ({ length }) => length);
}

/** A script as it went over the line. */
interface LoadedScript {
  url: string;
  /** of the body as sent, compressed */
  bytes: number;
  /** those that no call ran, by function, as Lighthouse counts */
  idleBytes: number;
  /** content-encoding */
  encoding: string | undefined;
}

/**
 * Opens a page in a fresh profile and counts its scripts until the network is idle: everything that
 * was fetched to run, by whatever asked for it, be it element, preload or import.
 * @param url absolute
 */
const countScripts = (url: string): Promise<LoadedScript[]> =>
  withPage({ viewport: phone.viewport }, async (page, session) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage');
    await openPage(page, url);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const scripts = await inTurn(finished, async (request): Promise<LoadedScript[]> => {
      const headers = (await (await request.response())?.allHeaders()) ?? {};
      const { responseBodySize: bytes } = await request.sizes();
      const isScript = /^(text|application)\/(x-)?javascript/.test(headers['content-type'] ?? '');
      if (!isScript || bytes <= 0) return [];
      const run = result.find((script) => script.url === request.url());
      const idleBytes = bytes * idleShare(run?.functions ?? []);
      return [{ url: request.url(), bytes, idleBytes, encoding: headers['content-encoding'] }];
    });
    return scripts.flat();
  });

interface Run {
  ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}

/** @param functions as V8 counts them: an outer one before those in it, the whole script first */
function idleShare(functions: readonly Run[]): number {
  const ran = new Uint8Array(functions[0]?.ranges[0]?.endOffset ?? 0);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
    ran.fill(Math.min(count, 1), startOffset, endOffset);
  }
  return ran.length === 0 ? 0 : 1 - sum([...ran], Number) / ran.length;
}
