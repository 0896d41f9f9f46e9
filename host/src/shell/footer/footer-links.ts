/** Spec section 2, Footer. */
export const footerLinks = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Products' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/faq', label: 'FAQ' },
  { to: '/care', label: 'Care' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms & Conditions' },
];

/** The category shortcuts (spec section 2, Footer): words for fixed slugs. */
export const categoryShortcuts = [
  { slug: 'mens', label: "Men's" },
  { slug: 'womens', label: "Women's" },
  { slug: 'wallets', label: 'Wallets' },
  { slug: 'office', label: 'Office' },
  { slug: 'travel', label: 'Travel' },
  { slug: 'accessories', label: 'Accessories' },
].map(({ slug, label }) => ({ to: `/products?category=${slug}`, label }));
