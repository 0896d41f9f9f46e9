import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { openPage, withPage } from '../browser';
import type { Figure } from '../figures';
import { root } from '../shop';
import type { Stage } from '../stage';
import { bareLibraries } from './bare-libraries';
import { breakdown, printBreakdown } from './breakdown';
import { sourceBytes } from './script-sources';

/** What our own code may add to the libraries, in bytes of brotli. */
const ownBytes = 45_000;
const maxFiles = 8;

/** Always the same one: the path of an entry has a say in the names that a build gives. */
const folder = path.join(root, 'bench/dist');

/** All script for a first product list, account buttons included, beside the bare libraries. */
export async function weight({ shopUrl, print }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const scripts = await countScripts(`${url}/products`);
  for (const { url: address, bytes, encoding } of scripts) {
    print(
      `    ${(bytes / 1000).toFixed(2).padStart(7)} kB ${encoding || 'plain'}  ${new URL(address).pathname}`,
    );
  }
  const inline = await inlineScripts(`${url}/products`);
  print(`    ${(inline / 1000).toFixed(2).padStart(7)} kB in the page itself`);
  print('  building the bare libraries, and the apps with source maps');
  const libraries = await bareLibraries(folder);
  const inLibraries = libraries.flatMap((one) => sourceBytes(one.name, one, one.bytes));
  await breakdown(scripts, folder).then(
    (inPage) => printBreakdown(inPage, inLibraries, print),
    (error: Error) => print(`  the apps cannot be built to look into them: ${error.message}`),
  );

  const bare = libraries.reduce((sum, { bytes }) => sum + bytes, 0);
  const all = scripts.reduce((sum, { bytes }) => sum + bytes, inline);
  return [
    {
      name: 'script of /products',
      unit: 'kB',
      samples: [all / 1000],
      limit: { atMost: (bare + ownBytes) / 1000 },
      beside: `bare libraries ${(bare / 1000).toFixed(1)} kB + ${ownBytes / 1000}`,
    },
    {
      name: 'script files of /products',
      unit: 'files',
      samples: [scripts.length],
      limit: { atMost: maxFiles },
    },
  ];
}

/**
 * Scripts that stand in a page itself; data blocks have a type and are none.
 * @param url absolute
 * @returns bytes, compressed by themselves: within the page they take about as much
 */
async function inlineScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const sizes = await Promise.all(scripts.map((code) => promisify(brotliCompress)(code)));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}

/** A script as it went over the line. */
interface LoadedScript {
  url: string;
  /** of the body as sent, compressed */
  bytes: number;
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
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.fromDiskCache || !isScript(type, response.mimeType)) return;
      scripts.set(requestId, {
        url: response.url,
        bytes: 0,
        headerBytes: response.encodedDataLength,
        encoding: header(response.headers, 'content-encoding'),
      });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes = encodedDataLength - script.headerBytes;
    });
    await openPage(page, url);
    return [...scripts.values()].filter(({ bytes }) => bytes > 0);
  });
}

const header = (headers: Record<string, string>, name: string): string =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
