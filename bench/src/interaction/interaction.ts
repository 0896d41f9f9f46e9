import type { Figure } from '../report/figure';
import type { Stage } from '../stage';
import { openCards } from './open-cards';

/** From a click on a card to the product's heading on the screen, unthrottled, motion reduced. */
export async function interaction({ shopUrl }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const hovered = await openCards(url, true);
  const direct = await openCards(url, false);
  return [
    {
      name: 'click on a card, hovered first',
      unit: 'ms',
      samples: hovered,
      limit: { atMost: 45 },
      beside: `first after the load ${hovered[0]?.toFixed(0)} ms`,
    },
    {
      name: 'click on a card at once',
      unit: 'ms',
      samples: direct,
      beside: `first after the load ${direct[0]?.toFixed(0)} ms`,
    },
  ];
}
