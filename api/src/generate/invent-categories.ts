/** The six categories of the shop's footer (spec section 2, Footer). */
export const inventCategories = () => [
  { slug: 'mens', title: "Men's Bags", description: 'Messengers, backpacks and briefcases' },
  { slug: 'womens', title: "Women's Bags", description: 'Totes, slings and clutches' },
  { slug: 'wallets', title: 'Wallets', description: 'Bifolds, card holders and zip wallets' },
  { slug: 'office', title: 'Office Bags', description: 'Laptop bags and folios' },
  { slug: 'travel', title: 'Travel Bags', description: 'Duffels, trolleys and toilet bags' },
  { slug: 'accessories', title: 'Accessories', description: 'Belts, key rings and straps' },
];
