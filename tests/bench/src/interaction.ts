import { clickCards } from './click';
import { type Figure, figure, repeat } from './figures';
import type { Stage } from './stage';

const cards = 'main a[href^="/products/"]';
/** Each gives one first click. */
const loads = 7;

/** From a click on a card to the product's heading on the screen. */
export async function interaction({ shopUrl }: Stage): Promise<Figure[]> {
  const url = `${await shopUrl()}/products`;
  const measure = async (how: string, hover: boolean, atMost: number): Promise<Figure[]> => {
    const samples = await clickCards(url, { cards, from: 0, count: 24, hover });
    const first = await repeat(loads, (from) => clickCards(url, { cards, from, count: 1, hover }));
    return [
      { ...figure(`click on a card${how}`, 'ms', ...samples), atMost },
      { ...figure(`first click after the load${how}`, 'ms', ...first.flat()), atMost: 60 },
    ];
  };
  return [
    ...(await measure(', hovered first', true, 30)),
    ...(await measure(' at once', false, 36)),
  ];
}
