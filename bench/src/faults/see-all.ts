import { type Fault, faults } from '../../../e2e/releases/faults/faults';
import { type Place, placesOf, type Remote } from '../../../e2e/releases/faults/places';
import type { Town } from '../../../e2e/releases/release-stack';
import { withPage } from '../browser/with-page';
import { hideOthers } from './hide-others';
import { seeFault } from './see-fault';
import { bothSeen, type Seen } from './seen-table';

/** What each remote has live before it breaks, so that there is a version before. */
const inOrder = '8.0.0';

/**
 * Breaks each remote of a town in each way, one after the other.
 * @param shop address of the shop whose products and posts the town shows
 */
export async function measureFaults(
  town: Town,
  shop: string,
  say: (line: string) => void,
): Promise<Seen[]> {
  const places = Object.entries(await placesOf(shop)) as [Remote, readonly Place[]][];
  await town.ship(...places.map(([remote]) => town.build(remote, inOrder)));
  const seen: Seen[] = [];
  const cases = Object.values<Fault>(faults).flatMap((fault) =>
    places.map(([remote, where]) => ({ fault, remote, where })),
  );
  await withPage({}, async (page) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('the browser has gone');
    for (const [at, { fault, remote, where }] of cases.entries()) {
      const see = async (alone: boolean) => {
        // A server that was harmed by one release has the version before in its memory.
        const version = fault.ends ? `8.${at + 1}.${Number(alone)}` : inOrder;
        if (fault.ends) await town.ship(town.build(remote, version, fault.ends));
        const bringBack =
          alone && fault.spares ? hideOthers(town.storeDir, remote, version) : () => {};
        const broken = { remote, version, fault };
        const one = await seeFault(browser, town.shops[0], broken, where, alone).finally(bringBack);
        if (fault.ends) await town.takeBack(remote);
        return one;
      };
      const one = bothSeen(await see(false), await see(true));
      seen.push(one);
      say(`  ${fault.name}, ${remote}: ${one.wrong.length === 0 ? 'ok' : one.wrong.join('; ')}`);
    }
  });
  return seen;
}
