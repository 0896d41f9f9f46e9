import type { Page } from 'playwright-core';
import type { TrialServer } from './trial-server';
import { ownPictures } from './tried-shop';

/** What happened when documents were shown. */
export interface Shown {
  /** scripts that ran */
  hits: number;
  /** addresses that were asked for and are not the shop's pictures */
  asked: string[];
  /** what lies over something, or has a picture or a size that nobody asked for */
  odd: string[];
}

/** Shows documents in a page without any policy: nothing but the sanitiser protects it. */
export async function showDocuments(
  page: Page,
  server: TrialServer,
  documents: readonly string[],
): Promise<Shown> {
  return listen(page, server, async () => {
    server.shown = documents;
    await page.goto(`${server.url}/show`, { waitUntil: 'load' });
    return page.evaluate(lookAround);
  });
}

/** Shows documents as they came, one by one: would anything be noticed? */
export async function showUnsanitised(
  page: Page,
  server: TrialServer,
  documents: readonly string[],
): Promise<Shown> {
  return listen(page, server, async () => {
    server.shown = [];
    await page.goto(`${server.url}/show`, { waitUntil: 'load' });
    for (const html of documents) await page.evaluate(putIn, html);
    return page.evaluate(lookAround);
  });
}

/** Notes every request, and lets none leave this machine. */
async function listen(
  page: Page,
  server: TrialServer,
  show: () => Promise<{ hits: number; odd: string[] }>,
): Promise<Shown> {
  const asked: string[] = [];
  await page.route('**', (route) => {
    const url = route.request().url();
    const path = url.replace(server.url, '');
    const own = path === '/show' || ownPictures.some((start) => path.startsWith(start));
    if (!own) asked.push(url);
    return path === url ? route.abort() : route.continue();
  });
  const { hits, odd } = await show();
  await page.unroute('**');
  return { hits, asked, odd };
}

/** Runs in the page, where names in earlier documents may hide what a document can do. */
function putIn(html: string): void {
  const { createElement } = Document.prototype;
  const place = createElement.call(document, 'div');
  place.dataset.shown = '';
  Reflect.get(Document.prototype, 'body', document).append(place);
  place.innerHTML = html;
}

/** Runs in the page, after what waits for a moment has had one. */
async function lookAround(): Promise<{ hits: number; odd: string[] }> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const odd: string[] = [];
  const { querySelectorAll } = Document.prototype;
  const styled = querySelectorAll.call(document, '[data-shown] [style]');
  for (const element of styled) {
    const look = getComputedStyle(element);
    const usual =
      look.position === 'static' &&
      look.zIndex === 'auto' &&
      look.transform === 'none' &&
      look.opacity === '1' &&
      look.backgroundImage === 'none' &&
      look.listStyleImage === 'none' &&
      look.boxShadow === 'none' &&
      look.animationName === 'none' &&
      Number.parseFloat(look.fontSize) <= 64 &&
      !/^-/.test(look.marginLeft + look.marginTop) &&
      Number.parseFloat(look.outlineWidth) <= 3;
    if (!usual) odd.push(element.outerHTML.slice(0, 200));
  }
  return { hits: (globalThis as unknown as { hits: number }).hits, odd };
}
