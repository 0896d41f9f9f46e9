import { type Figure, inTurn, repeat } from '../figures';
import type { Stage } from '../stage';
import { answerToEarlyPress, inpOfVisit, type Press, signIn } from './visit';

const visits = 5;

const list = '/products';
const product = '/products/everyday-sling-bag';

const keys = (selector: string, names: readonly string[]): Press[] =>
  names.map((name) => [selector, name]);
const taps = (selectors: readonly string[]): Press[] => selectors.map((selector) => [selector]);
const times = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

const inCard = 'main li [aria-label$="to cart"]';

/** What a visitor presses, in order, on a hydrated page. */
const visited: Readonly<Record<string, [path: string, presses: readonly Press[]]>> = {
  search: [list, keys('main [type=search]', [...'leather', ...times(4, 'Backspace')])],
  order: [list, keys('main select', times(4, 'ArrowDown'))],
  chips: [list, taps([3, 2, 1].map((at) => `main nav li:nth-child(${at}) a`))],
  'add to cart': [list, taps([0, 1, 2].map((at) => `${inCard} >> nth=${at}`))],
  panels: [
    list,
    taps(
      ['Cart', 'Close cart', 'Wishlist', 'Close wishlist'].map((name) => `[aria-label^="${name}"]`),
    ),
  ],
  colours: [product, taps([2, 3, 1].map((at) => `label:nth-child(${at}) [type=radio]`))],
  viewer: [
    product,
    taps(['full screen', 'Next picture', 'Close'].map((name) => `button[aria-label$="${name}"]`)),
  ],
  menu: [list, taps(times(4, 'summary[aria-label=Menu]'))],
};

const picture = 'main [aria-label$="full screen"]';
/** The first press, and the element that then answers it. */
const early: Readonly<Record<string, [path: string, pressed: string, answer: string]>> = {
  menu: [list, 'summary[aria-label=Menu]', 'details[open]'],
  cart: [list, '[aria-label=Cart]', '[aria-label=Cart][aria-busy], dialog[open]'],
  'add to cart': [list, inCard, `${inCard}[aria-busy], [aria-label=Messages]`],
  colour: [product, 'label:nth-child(2) [type=radio]', 'label:nth-child(2) :checked'],
  picture: [product, picture, `${picture}[aria-busy], dialog[open]`],
};

/**
 * On a phone with a slow processor: INP of visits, which is the longest of a visit's interactions,
 * from the event to the next frame; and how long a press right after the first paint waits until
 * the page shows that it was noticed.
 */
export async function presses({ shopUrl, print }: Stage): Promise<Figure[]> {
  const url = await shopUrl();
  const tokens = await signIn(url);
  const measure = async (name: string, atMost: number, visit: () => Promise<number>) => {
    const samples = await repeat(visits, visit);
    print(`  ${name}: ${samples.map(Math.round).join(', ')} ms`);
    return { name, unit: 'ms', samples, atMost } as const;
  };
  return [
    ...(await inTurn(Object.entries(visited), ([name, [path, visit]]) =>
      measure(`INP, ${name}`, 100, () => inpOfVisit(url + path, tokens, visit)),
    )),
    ...(await inTurn(Object.entries(early), ([name, [path, pressed, answer]]) =>
      measure(`early press, ${name}`, 200, () => answerToEarlyPress(url + path, pressed, answer)),
    )),
  ];
}
