import { embed } from './embed/embed';
import { interaction } from './interaction/interaction';
import { lighthouse } from './lighthouse/lighthouse';
import type { Figure } from './report/figure';
import { scale } from './scale/scale';
import { ssr } from './ssr/ssr';
import type { Stage } from './stage';
import { weight } from './weight/weight';

export interface Bench {
  about: string;
  /** runs when none is named */
  isDefault: boolean;
  measure(stage: Stage): Promise<Figure[]>;
}

/** Every bench, by the name it is asked for. */
export const benches: Readonly<Record<string, Bench>> = {
  weight: {
    about: 'all script for a first product list, beside the bare libraries',
    isDefault: true,
    measure: weight,
  },
  ssr: { about: 'rendering each page on the server', isDefault: true, measure: ssr },
  interaction: {
    about: 'from a click on a card to the product on the screen',
    isDefault: true,
    measure: interaction,
  },
  lighthouse: {
    about: 'Lighthouse on a phone, beside the same pages without scripts',
    isDefault: true,
    measure: lighthouse,
  },
  scale: {
    about: 'a shop of 5,000 products: search, sort, requests per second',
    isDefault: false,
    measure: scale,
  },
  embed: {
    about: 'the product grid in another page, beside a hand-written one',
    isDefault: false,
    measure: embed,
  },
};
