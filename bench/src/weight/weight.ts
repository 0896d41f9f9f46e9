import type { Figure } from '../report/figure';
import type { Stage } from '../stage';
import { bareLibraries } from './bare-libraries';
import { breakdown } from './breakdown';
import { countScripts } from './count-scripts';
import { printBreakdown } from './print-breakdown';

/** What our own code may add to the libraries, in bytes of brotli. */
const ownBytes = 45_000;
const mostFiles = 8;

/** All script for a first product list, account buttons included, beside the bare libraries. */
export async function weight({ shop, scratch, say }: Stage): Promise<Figure[]> {
  const { url } = await shop();
  const folder = await scratch();
  const scripts = await countScripts(`${url}/products`);
  for (const { url: address, bytes, encoding } of scripts) {
    say(
      `    ${(bytes / 1000).toFixed(2).padStart(7)} kB ${encoding || 'plain'}  ${new URL(address).pathname}`,
    );
  }
  say('  building the bare libraries, and the parts with source maps');
  const bare = await bareLibraries(folder);
  printBreakdown(await breakdown(scripts, folder), say);

  const all = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
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
      limit: { atMost: mostFiles },
    },
  ];
}
