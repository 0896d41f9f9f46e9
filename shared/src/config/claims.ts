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
  /** Home, About and Care; `questions.json` and `terms.json` of the host say it in words */
  stitchingWarrantyMonths: 6,
  hours: {
    /** the store block on Home */
    store: '10:00 AM - 10:00 PM',
    /** the footer */
    footer: '10:30 AM - 8:30 PM',
    /** About */
    about: '10:00 to 22:00',
    /** Contact */
    contact: 'Mon–Sun 10:00 AM – 10:00 PM',
    /** structured data, in the form of schema.org */
    structured: 'Mo-Su 10:00-22:00',
  },
} as const;
