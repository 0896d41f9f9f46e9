import { clickCards } from './click';
import type { Figure } from './figures';
import type { Stage } from './stage';

/** From a click on a card to the product's heading on the screen. */
export async function interaction({ shopUrl }: Stage): Promise<Figure[]> {
  const url = `${await shopUrl()}/products`;
  const measure = async (name: string, hover: boolean): Promise<Figure> => {
    const cards = 'main a[href^="/products/"]';
    const samples = await clickCards(url, { cards, from: 0, count: 24, hover });
    const beside = `first after the load ${samples[0]?.toFixed(0)} ms`;
    return { name, unit: 'ms', samples, beside };
  };
  const hovered = await measure('click on a card, hovered first', true);
  return [{ ...hovered, limit: { atMost: 45 } }, await measure('click on a card at once', false)];
}
