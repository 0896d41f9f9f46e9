export interface Question {
  /** Names the question in the page's address: `/faq#returns`. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Where to read on. */
  more?: { to: string; label: string };
}

/**
 * Spec section 2, FAQ: seven items; figures from section 9. What is said of returns differs from
 * the Terms; the spec wants both stated.
 */
export const questions: readonly Question[] = [
  {
    id: 'shipping',
    question: 'Do you ship, and what does shipping cost?',
    answer: [
      'We bring orders to your door in and around Ghaziabad, ship all over India, and send parcels abroad.',
      'Shipping is arranged over WhatsApp: tell us your PIN code or your country, and we tell you what it costs before you pay.',
    ],
  },
  {
    id: 'delivery',
    question: 'How long does delivery take?',
    answer: [
      'Within India 5–7 working days. International orders take 10–15 working days.',
      'We send you the tracking number on WhatsApp as soon as the parcel leaves us.',
    ],
  },
  {
    id: 'materials',
    question: 'Which materials do you use?',
    answer: [
      'Leather and PU. Every product names its own under Specifications, and we tell you gladly how one differs from the other.',
      'If you are not sure which suits you, ask for close-up photos on WhatsApp, or come and feel both.',
    ],
    more: { to: '/care', label: 'How leather and PU like to be cared for' },
  },
  {
    id: 'custom',
    question: 'Can I order something custom-made?',
    answer: [
      'Often, yes: another colour, a longer strap, initials, or a quantity for your office. Write to us on WhatsApp with a photo or a sketch.',
      'You hear from us whether it can be made, what it costs and how long it takes, before anything is cut.',
    ],
  },
  {
    id: 'care',
    question: 'How do I care for my bag?',
    answer: [
      'Wipe it with a soft dry cloth, keep it away from rain and strong sun, and let it dry on its own if it gets wet. Leather likes a little neutral cream a few times a year; PU only a damp cloth.',
    ],
    more: { to: '/care', label: 'Read the whole care guide' },
  },
  {
    id: 'returns',
    question: 'Can I return something?',
    answer: [
      'Returns are accepted within 7 days if the item is unused and in its original packaging.',
      'Write to us on WhatsApp first, with your name and a photo, and we arrange the rest.',
    ],
    more: { to: '/terms#returns', label: 'See also our Terms & Conditions' },
  },
  {
    id: 'warranty',
    question: 'Is there a warranty?',
    answer: [
      'Yes: a 6-month warranty against manufacturing defects.',
      'Bring the piece to the store, or send us a photo of what gave way. What we can mend, we mend.',
    ],
  },
];
