import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { openPage, withPage } from '../browser';
import type { Figure } from '../figures';
import { root } from '../shop';
import type { Stage } from '../stage';
import { breakdown, printBreakdown } from './breakdown';

/** All script of the list, libraries included, in kB of brotli. */
const listKb = 152;
const maxFiles = 8;
/** What another page may add to the list, in kB. */
const furtherPageKb = 10;
const furtherPages = ['/', '/products/everyday-sling-bag', '/blogs'];

/** Always the same one: the path of an entry has a say in the names that a build gives. */
const folder = path.join(root, 'bench/dist');

/**
 * All script for a first product list, libraries and account buttons included; the part
 * that has not run in a hydrated page; and the additional script of other pages.
 */
export async function weight({ shopUrl, print }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const scripts = await countScripts(`${url}/products`);
  for (const { url: address, bytes, idle, encoding } of scripts) {
    print(
      `    ${(bytes / 1000).toFixed(2).padStart(7)} kB ${encoding || 'plain'}, ${((bytes * idle) / 1000).toFixed(2).padStart(5)} never run  ${new URL(address).pathname}`,
    );
  }
  const further = await furtherScript(url, scripts);
  const inline = await inlineScripts(`${url}/products`);
  print(`    ${(inline / 1000).toFixed(2).padStart(7)} kB in the page itself`);
  print('  building the apps with source maps');
  await breakdown(scripts, folder).then(
    (inPage) => printBreakdown(inPage, print),
    (error: Error) => print(`  the apps cannot be built to look into them: ${error.message}`),
  );

  const all = sum(scripts, ({ bytes }) => bytes) + inline;
  return [
    {
      name: 'script of /products',
      unit: 'kB',
      samples: [all / 1000],
      limit: { atMost: listKb },
    },
    {
      name: 'script files of /products',
      unit: 'files',
      samples: [scripts.length],
      limit: { atMost: maxFiles },
    },
    {
      name: 'of it never run',
      unit: 'kB',
      samples: [sum(scripts, ({ bytes, idle }) => bytes * idle) / 1000],
    },
    ...further,
  ];
}

/** Script that other pages need in addition to the list's. */
async function furtherScript(url: string, list: readonly LoadedScript[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const address of furtherPages) {
    const scripts = await countScripts(url + address);
    const more = scripts.filter((script) => list.every((listed) => listed.url !== script.url));
    figures.push({
      name: `more for ${address}`,
      unit: 'kB',
      samples: [sum(more, ({ bytes }) => bytes) / 1000],
      limit: { atMost: furtherPageKb },
    });
  }
  return figures;
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
  /** share of it that no call ran, by function, as Lighthouse counts */
  idle: number;
  /** content-encoding */
  encoding: string;
}

/** Everything that was fetched to run, by whatever asked for it: element, preload or import. */
const isScript = (type: string | undefined, mimeType: string): boolean =>
  type === 'Script' || /^(text|application)\/(x-)?javascript/.test(mimeType);

/**
 * Opens a page in a fresh profile and counts its scripts until the network is idle.
 * @param url absolute
 */
function countScripts(url: string): Promise<LoadedScript[]> {
  return withPage({ viewport: { width: 412, height: 823 } }, async (page) => {
    const session = await page.context().newCDPSession(page);
    const scripts = new Map<string, LoadedScript & { headerBytes: number }>();
    await session.send('Network.enable');
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage');
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.fromDiskCache || !isScript(type, response.mimeType)) return;
      scripts.set(requestId, {
        url: response.url,
        bytes: 0,
        idle: 0,
        headerBytes: response.encodedDataLength,
        encoding: header(response.headers, 'content-encoding'),
      });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes = encodedDataLength - script.headerBytes;
    });
    await openPage(page, url);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const idle = new Map(result.map((script) => [script.url, idleShare(script.functions)]));
    return [...scripts.values()]
      .filter(({ bytes }) => bytes > 0)
      .map((script) => ({ ...script, idle: idle.get(script.url) ?? 0 }));
  });
}

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

const header = (headers: Record<string, string>, name: string): string =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
