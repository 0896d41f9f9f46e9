import type { Browser } from 'playwright-core';
import type { Broken } from '../../../e2e/releases/faults/break-remote';
import type { Place } from '../../../e2e/releases/faults/places';
import { visitInUse, visitNotice, type Way } from '../../../e2e/releases/faults/visit';
import type { Seen } from './seen-table';
import { watchServer } from './watch-server';

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

/**
 * Meets one fault of one remote in all its places, by links and by their addresses.
 * @param alone whether no version before can be had
 */
export async function seeFault(
  browser: Browser,
  shop: string,
  broken: Broken,
  places: readonly Place[],
  alone: boolean,
): Promise<Seen> {
  const wrong: string[] = [];
  const visits: Seen['visits'] = [];
  const visit = async (place: Place, way: Way) => {
    const context = await browser.newContext(phone);
    const sells = way.alone && !broken.fault.spares;
    try {
      const page = await context.newPage();
      const meet = sells ? visitNotice : visitInUse;
      visits.push({ sells, ...(await meet(page, broken, place, way)) });
    } catch (error) {
      const where = `${place.name} by ${way.by}${way.alone ? ', no version before' : ''}`;
      wrong.push(`${where}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    } finally {
      await context.close();
    }
  };
  const stop = watchServer(shop);
  for (const by of ['link', 'address'] as const) {
    const here = places.filter(({ go }) => go || by === 'address');
    await Promise.all(here.map((place) => visit(place, { shop, by, alone })));
  }
  const { fault, remote } = broken;
  return { fault: fault.name, remote, visits, wrong, meanwhile: await stop() };
}
