export interface Testimonial {
  words: string;
  who: string;
  where: string;
}

/** `false` once these are your customers’ words: a real shop is told of it at start. */
export const testimonialsAreDemo: boolean = true;

/** What customers said. A shop puts its own customers' words here; Home shows the first three. */
export const testimonials: readonly Testimonial[] = [
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
  {
    words:
      'I asked for real leather and they told me which bag was PU, and why it would do for college. I bought that one.',
    who: 'Aman',
    where: 'Kaushambi',
  },
  {
    words:
      'Ordered a duffel from Pune in a chat. It came well packed, and they asked afterwards whether it fits the train rack.',
    who: 'Neha',
    where: 'Pune',
  },
  {
    words:
      'My father’s belt was shortened while we waited. He has worn it every day since his birthday.',
    who: 'Gurpreet',
    where: 'Sahibabad',
  },
];
