/**
 * The shop's claims about itself; each is an export, so that a page loads only those that it makes.
 * The figures and hours disagree between pages, and the specification (sections 1, 2 and 9) keeps each
 * on its page: so each has its own entry here.
 */

/** `false` when the figures are your shop’s: the server warns a real shop at start. */
export const isDemo: boolean = true;

/** Home */
export const home = { rating: '4.8', customers: '20000+', years: '7+' };

export const about = {
  since: 2012,
  years: '12+',
  products: '800+',
  customers: '10k+',
  rating: '4.8',
};

/** Home, About, Care and Terms; the FAQ says it of defects */
export const stitchingWarrantyMonths = 6;

const days = { inIndia: '5–7 working days', abroad: '10–15 working days' };

/** The strip of a product, and Home: at most 40 characters each, and no full stop. */
export const short = {
  local: 'Local Delivery',
  delivery: `Within India in ${days.inIndia}`,
  exchange: 'Unused, with the tag intact',
  reply: 'Reply on WhatsApp within 2 hours',
};

/** Home, About, FAQ and Terms */
export const delivery = {
  time: `Within India ${days.inIndia}. International orders take ${days.abroad}.`,
  cost: 'Shipping is arranged over WhatsApp: tell us your PIN code or your country, and we tell you what it costs before you pay.',
};

/** FAQ and Terms; a product states its own days */
export const exchange = {
  long: 'An unused item with its tag intact is exchanged if you ask within the days that its page states, counted from delivery; for items of PU that is 1 day.',
  /** Terms */
  pu: 'Exchanges of PU items must be requested within 1 day of delivery, with the tag intact.',
};

/** The specification has two rules that differ, and wants each on its page. */
export const returns = {
  faq: 'Returns are accepted within 7 days if the item is unused and in its original packaging.',
  terms:
    'No returns unless the item arrives damaged. An unboxing video is needed as proof of the damage: please film the opening of the parcel without a cut.',
};

/** Contact and FAQ */
export const reply =
  'We answer on WhatsApp within 2 hours while the store is open, and the next morning otherwise.';

/** Those of the footer, which every page has, are in `footer-hours.ts`. */
export const hours = {
  /** the store block on Home */
  store: '10:00 AM - 10:00 PM',
  /** About */
  about: '10:00 to 22:00',
  /** Contact */
  contact: 'Mon–Sun 10:00 AM – 10:00 PM',
  /** structured data, in the form of schema.org */
  structured: 'Mo-Su 10:00-22:00',
};
