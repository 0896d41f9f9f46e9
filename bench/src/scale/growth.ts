import type { CDPSession, Page } from 'playwright-core';
import { openPage, withPage } from '../browser';
import { get, timed } from '../caching-server';
import { type Figure, median } from '../figures';

const rounds = 3;
const renderings = 10;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Found in the names of invented products; the last letter finds nothing. */
const typed = 'wallet tanx';
/** Between two keys, in ms. */
const keyPauseMs = 250;

/** What a shop costs, by name. */
type Costs = Readonly<Record<string, Pick<Figure, 'unit' | 'samples' | 'limit'>>>;

/** Product list and search of a shop on a phone: time is CPU time of the page's main thread. */
export async function measureCosts(url: string): Promise<Costs> {
  const rendered: number[] = [];
  for (let round = -3; round < renderings; round += 1) {
    // The server caches a page by its address, query included.
    const ms = await timed(`${url}/products?bench=${round}`);
    if (round >= 0) rendered.push(ms);
  }
  const { body } = await get(`${url}/products`);
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await withPage(phone, (page) => visit(page, url)));
  }
  const of = (name: keyof Visit) => visits.map(({ [name]: value }) => value);
  return {
    'list HTML': { unit: 'kB', samples: [body.length / 1000] },
    'list rendered': { unit: 'ms', samples: rendered, limit: { atMost: 150 } },
    'main thread until idle': { unit: 'ms', samples: of('loadMs') },
    'memory of the list': { unit: 'MB', samples: of('listMB') },
    'main thread for a key': { unit: 'ms', samples: of('keyMs') },
    'longest task of a search at 4× CPU, 0 below 50': { unit: 'ms', samples: of('maxTaskMs') },
    'sent for a search': { unit: 'kB', samples: of('searchKB') },
    'memory after a search': { unit: 'MB', samples: of('searchMB') },
  };
}

/** @returns each cost of each shop, compared with that of the smallest */
export function growth(bySize: ReadonlyMap<number, Costs>): Figure[] {
  const [smallest] = bySize.values();
  return [...bySize].flatMap(([count, costs]) =>
    Object.entries(costs).map(([name, cost]): Figure => {
      const base = median(smallest?.[name]?.samples ?? cost.samples);
      const ratio = base > 0 ? `${(median(cost.samples) / base).toFixed(2)} of the smallest` : '';
      return { name: `${count} products: ${name}`, ...cost, comparison: ratio };
    }),
  );
}

interface Visit {
  loadMs: number;
  listMB: number;
  keyMs: number;
  maxTaskMs: number;
  searchKB: number;
  searchMB: number;
}

async function visit(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
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
  await page.evaluate(observeLongTasks);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await type(page);
  const maxTaskMs = await page.evaluate(() => window.maxTaskMs ?? 0);
  return { loadMs, listMB, keyMs, maxTaskMs, searchKB, searchMB };
}

async function type(page: Page): Promise<void> {
  for (const key of typed) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(keyPauseMs);
  }
}

declare global {
  interface Window {
    /** 0 while none was longer than 50 ms */
    maxTaskMs?: number;
  }
}

/** Runs in the page. */
function observeLongTasks(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.maxTaskMs = Math.max(window.maxTaskMs ?? 0, duration);
    }
  }).observe({ type: 'longtask' });
}

/** @returns the time of the main thread since the page was opened; meaningless when throttled */
async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}

async function heapMB(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
