import type { CDPSession, Page } from 'playwright-core';
import { openPage, phone, slowCpu, withPage } from '../browser';
import { get, timed } from '../caching-server';
import { type Figure, figure, median, repeat } from '../figures';
import { observeLongest } from '../in-page';

const warmUps = 3;
const renderings = 10;
/** Found in the names of invented products; the last letter finds nothing. */
const typed = 'wallet tanx';
/** Between two keys, in ms. */
const keyPauseMs = 250;

/** Product list and search of a shop on a phone: time is CPU time of the page's main thread. */
export async function measureCosts(url: string): Promise<Figure[]> {
  // The server caches a page by its address, query included.
  const rendered = await repeat(warmUps + renderings, (round) =>
    timed(`${url}/products?bench=${round}`),
  );
  const { body } = await get(`${url}/products`);
  const screen = { ...phone, deviceScaleFactor: 1 };
  const visits = await repeat(3, () =>
    withPage(screen, (page, session) => visit(page, session, url)),
  );
  const of = (name: keyof (typeof visits)[number]) => visits.map((visit) => visit[name]);
  return [
    figure('list HTML', 'kB', body.length / 1000),
    { ...figure('list rendered', 'ms', ...rendered.slice(warmUps)), atMost: 150 },
    figure('main thread until idle', 'ms', ...of('loadMs')),
    figure('memory of the list', 'MB', ...of('listMB')),
    figure('main thread for a key', 'ms', ...of('keyMs')),
    figure('longest task of a search at 4× CPU, 0 below 50', 'ms', ...of('maxTaskMs')),
    figure('sent for a search', 'kB', ...of('searchKB')),
    figure('memory after a search', 'MB', ...of('searchMB')),
  ];
}

/** @returns each cost of each shop, compared with that of the smallest, which is the first */
export function growth(bySize: ReadonlyMap<number, readonly Figure[]>): Figure[] {
  const [smallest = []] = bySize.values();
  return [...bySize].flatMap(([count, costs]) =>
    costs.map((cost, at) => {
      const base = median((smallest[at] ?? cost).samples);
      const comparison =
        base > 0 ? `${(median(cost.samples) / base).toFixed(2)} of the smallest` : '';
      return { ...cost, name: `${count} products: ${cost.name}`, comparison };
    }),
  );
}

async function visit(page: Page, session: CDPSession, url: string) {
  await session.send('Performance.enable');
  const quiet = await openPage(page, `${url}/products`);
  const loadMs = await cpuMs(session);
  const listMB = await heapMB(session);

  let sent = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sent += encodedDataLength;
  });
  await page.getByRole('searchbox').focus();
  await quiet(2_000);
  const searchKB = sent / 1000;
  const beforeKeysMs = await cpuMs(session);
  await type(page);
  const keyMs = ((await cpuMs(session)) - beforeKeysMs) / typed.length;
  const searchMB = await heapMB(session);
  await page.getByRole('searchbox').fill('');
  await page.evaluate(observeLongest, { type: 'longtask' } as const);
  await slowCpu(session);
  await type(page);
  const maxTaskMs = await page.evaluate(() => window.longestMs);
  return { loadMs, listMB, keyMs, maxTaskMs, searchKB, searchMB };
}

/** Types into the field that has the focus. */
const type = (page: Page): Promise<void> => page.keyboard.type(typed, { delay: keyPauseMs });

/** @returns the time of the main thread since the page was opened; meaningless when throttled */
async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}

async function heapMB(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
