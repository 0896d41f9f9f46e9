/** Words shown on Home (spec section 2: a static block). A shop puts its own customers' here. */
export const testimonials = [
  {
    words:
      'I carry my laptop bag on the metro every day. Two monsoons later the seams are as they were.',
    who: 'Ritika',
    where: 'Vaishali',
  },
  {
    words:
      'They sent me four photos of the wallet on WhatsApp before I ordered. It looked just the same in my hand.',
    who: 'Imran',
    where: 'Indirapuram',
  },
  {
    words:
      'A zip gave way after some weeks. I walked in, had tea, and walked out with it repaired.',
    who: 'Mrs. Sethi',
    where: 'Vasundhara',
  },
] as const;
