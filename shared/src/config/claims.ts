import { footerHours } from './footer-hours';

const days = { inIndia: '5–7 working days', abroad: '10–15 working days' };

const deliveryTime = `Within India ${days.inIndia}. International orders take ${days.abroad}.`;

const deliveryCost =
  'Shipping is arranged over WhatsApp: tell us your PIN code or your country, and we tell you what it costs before you pay.';

/**
 * The shop's claims about itself. The figures and hours disagree between pages, and the
 * specification (sections 1, 2 and 9) keeps each on its page: so each has its own entry here.
 */
export const claims = {
  /** `false` when the figures are your shop’s: the server warns a real shop at start. */
  isDemo: true as boolean,
  /** Home */
  home: { rating: '4.8', customers: '20000+', years: '7+' },
  /** About */
  about: {
    since: 2012,
    years: '12+',
    products: '800+',
    customers: '10k+',
    rating: '4.8',
  },
  /** Home, About, Care and Terms; the FAQ says it of defects */
  stitchingWarrantyMonths: 6,
  /** Home, About, product, FAQ and Terms. A `short` has at most 40 characters, and no full stop. */
  delivery: {
    local: 'Local Delivery',
    short: `Within India in ${days.inIndia}`,
    time: deliveryTime,
    cost: deliveryCost,
    long: `${deliveryTime} ${deliveryCost}`,
  },
  /** product, FAQ and Terms; a product states its own days */
  exchange: {
    short: 'Unused, with the tag intact',
    long: 'An unused item with its tag intact is exchanged if you ask within the days that its page states, counted from delivery; for items of PU that is 1 day.',
    /** Terms */
    pu: 'Exchanges of PU items must be requested within 1 day of delivery, with the tag intact.',
  },
  /** The specification has two rules that differ, and wants each on its page. */
  returns: {
    faq: 'Returns are accepted within 7 days if the item is unused and in its original packaging.',
    terms:
      'No returns unless the item arrives damaged. An unboxing video is needed as proof of the damage: please film the opening of the parcel without a cut.',
  },
  /** Contact, product and FAQ */
  reply: {
    short: 'Reply on WhatsApp within 2 hours',
    long: 'We answer on WhatsApp within 2 hours while the store is open, and the next morning otherwise.',
  },
  hours: {
    /** the store block on Home */
    store: '10:00 AM - 10:00 PM',
    /** the footer */
    footer: footerHours,
    /** About */
    about: '10:00 to 22:00',
    /** Contact */
    contact: 'Mon–Sun 10:00 AM – 10:00 PM',
    /** structured data, in the form of schema.org */
    structured: 'Mo-Su 10:00-22:00',
  },
} as const;
