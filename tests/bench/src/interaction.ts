import { clickCards } from './click';
import type { Figure } from './figures';
import type { Stage } from './stage';

const cards = 'main a[href^="/products/"]';
/** Each gives one first click. */
const loads = 7;

/** From a click on a card to the product's heading on the screen. */
export async function interaction({ shopUrl }: Stage): Promise<Figure[]> {
  const url = `${await shopUrl()}/products`;
  const measure = async (how: string, hover: boolean, atMost: readonly [number, number]) => {
    const samples = await clickCards(url, { cards, from: 0, count: 24, hover });
    const first: number[] = [];
    while (first.length < loads) {
      first.push(...(await clickCards(url, { cards, from: first.length, count: 1, hover })));
    }
    return [
      { name: `click on a card${how}`, unit: 'ms', samples, limit: { atMost: atMost[0] } },
      {
        name: `first click after the load${how}`,
        unit: 'ms',
        samples: first,
        limit: { atMost: atMost[1] },
      },
    ] satisfies Figure[];
  };
  return [
    ...(await measure(', hovered first', true, [30, 60])),
    ...(await measure(' at once', false, [36, 60])),
  ];
}
