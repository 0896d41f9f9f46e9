import type { Page } from '@playwright/test';
import { type Broken, breakRemote } from './break-remote';
import { comesAlive, type Place, sees, timeoutMs } from './places';

/** A visit to a place of a broken remote, and the visitor's view. */
export interface Visit {
  /** opened by its address: scripts of the remote that the load event had to wait for */
  inTheWay?: number;
}

export interface Way {
  /** address of the storefront */
  shop: string;
  /** by a link from another page, or opened by its address */
  by: 'link' | 'address';
  /** whether no version before can be had */
  alone: boolean;
}

/**
 * The place can be used; the page was loaded one time if opened by its address, and by a link not
 * more often either. @throws when it is not so
 */
export async function visitInUse(
  page: Page,
  broken: Broken,
  place: Place,
  way: Way,
): Promise<Visit> {
  await breakRemote(page, broken, way.alone);
  const { documents, ...seen } = await arrive(page, broken.remote, place, way);
  await place.use(page);
  refuseReload(documents, way.by === 'link');
  return seen;
}

/**
 * The notice in the place, or below the server's part, sells; and its "Try again" brings the
 * place back when the remote is back, without another load.
 * @param look at the notice
 * @throws when it is not so
 */
export async function visitNotice(
  page: Page,
  broken: Broken,
  place: Place,
  way: Way,
  look?: () => Promise<void>,
): Promise<Visit> {
  const mend = await breakRemote(page, broken, way.alone);
  const { documents, ...seen } = await arrive(page, broken.remote, place, way);
  await place.findNotice?.(page);
  const again = page.getByRole('button', { name: 'Try again' });
  const notice = page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ has: again })
    .filter({ has: page.locator('a[href^="https://wa.me/"]') });
  await sees(notice);
  await look?.();
  await mend();
  const back = (place.isBack ?? place.use)(page);
  const button = notice.getByRole('button', { name: 'Try again' }).first();
  // The hanging part may come by itself now, and remove the button.
  await Promise.race([back, button.click({ timeout: timeoutMs }).catch(() => undefined)]);
  await back;
  refuseReload(documents, way.by === 'link' || place.noticeBehindLink === true);
  return seen;
}

async function arrive(page: Page, remote: string, place: Place, { shop, by }: Way) {
  if (by === 'address') {
    await page.addInitScript(noteLoad, `/remotes/${remote}/`);
    await page.goto(shop + place.path, { timeout: timeoutMs });
    const seen = await page.evaluate(() => window.shopLoadSeen);
    if (!seen) throw new Error(`${place.path} had no load event`);
    return { documents: noteDocuments(page), ...seen };
  }
  await page.goto(`${shop}/about`, { timeout: timeoutMs });
  await comesAlive(page);
  const documents = noteDocuments(page);
  await place.go?.(page);
  return { documents };
}

declare global {
  interface Window {
    shopLoadSeen?: { inTheWay: number };
  }
}

/** Runs in the page before its first script. */
function noteLoad(files: string): void {
  addEventListener('load', () => {
    const inTheWay = [...document.scripts].filter(({ src }) => src.includes(files)).length;
    window.shopLoadSeen = { inTheWay };
  });
}

/** @returns addresses of the documents that are requested from now on */
function noteDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** A click may go on as a document, one time. */
function refuseReload(documents: readonly string[], byLink: boolean): void {
  if (documents.length > (byLink ? 1 : 0)) {
    throw new Error(`loaded once too often: ${documents}`);
  }
}
