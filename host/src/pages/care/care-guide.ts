/** How one material is kept. */
export interface MaterialCare {
  /** Names it in the page's address: `/care#leather`. */
  id: string;
  title: string;
  /** How to tell it, in a sentence. */
  what: string;
  /** What is good for it, in the order of a year. */
  does: readonly string[];
  /** What harms it. */
  never: readonly string[];
}

/** The care guide, by material; products name their own under Specifications. */
export const careGuide: readonly MaterialCare[] = [
  {
    id: 'leather',
    title: 'Leather',
    what: 'Genuine cow and goat leather, smooth or pebbled. It softens with use and breathes.',
    does: [
      'Wipe it with a soft dry cloth after use.',
      'Rub in a little neutral leather cream once in two or three months, and buff it after ten minutes.',
      'If it gets wet, dab it and let it dry on its own in the shade, filled with newspaper.',
    ],
    never: ['Heaters, hair dryers and direct sun', 'Soap, spirit and shoe polish on bags'],
  },
  {
    id: 'vegetable-tanned',
    title: 'Vegetable-tanned leather',
    what: 'Tanned with bark. It starts pale and darkens with light and hands: that is its beauty.',
    does: [
      'Handle it with dry, clean hands in the first weeks.',
      'Use a colourless cream sparingly, twice a year.',
      'Even out a water spot by wiping the whole panel with a barely damp cloth.',
    ],
    never: ['Standing in the rain: drops leave rings', 'Dark wet jeans against pale leather'],
  },
  {
    id: 'waxed',
    title: 'Waxed and pull-up leather',
    what: 'Full of wax and oil. It lightens where it bends, and gains its character from marks.',
    does: [
      'Brush off dust, and leave the marks.',
      'Rub light scratches with the palm: its warmth moves the wax back.',
      'Give it leather balm once in a season.',
    ],
    never: ['Creams with colour', 'Hot cars: the wax comes out'],
  },
  {
    id: 'pu',
    title: 'PU',
    what: 'A polyurethane face on cloth. It is light, shrugs off light rain and wipes clean.',
    does: [
      'Wipe it with a damp cloth and a drop of mild soap, then dry it at once.',
      'Hang it up or fill it, so that it keeps its shape.',
      'Air it in the shade now and then, above all in the monsoon.',
    ],
    never: [
      'Polish, spirit, perfume and hair oil on the surface',
      'Sharp folds and hot cars: PU can crack',
    ],
  },
  {
    id: 'metal',
    title: 'Zips, buckles and studs',
    what: 'Brass and plated metal. They last longest when nothing grates in them.',
    does: [
      'Wipe them dry after rain.',
      'Run a candle or a pencil along a zip that drags.',
      'Close a buckle without pulling the strap against its edge.',
    ],
    never: ['Metal polish: it stains the leather beside it', 'Forcing a zip: bring it to us'],
  },
];

/** What is good for all of them, between two outings. */
export const storing: readonly string[] = [
  'Empty the bag, shake it out, and fill it with paper so that it keeps its shape.',
  'Put it into a cloth bag. Plastic keeps moisture in, and leather grows mould.',
  'Stand it up, away from sun and damp walls; hang belts, and lay wallets flat.',
  'In the monsoon take it out once in two weeks and let it breathe.',
];
