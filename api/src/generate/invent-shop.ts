/** The six categories of the shop's footer (spec section 2, Footer). */
export const inventCategories = () => [
  { slug: 'mens', title: "Men's Bags", description: 'Messengers, backpacks and briefcases' },
  { slug: 'womens', title: "Women's Bags", description: 'Totes, slings and clutches' },
  { slug: 'wallets', title: 'Wallets', description: 'Bifolds, card holders and zip wallets' },
  { slug: 'office', title: 'Office Bags', description: 'Laptop bags and folios' },
  { slug: 'travel', title: 'Travel Bags', description: 'Duffels, trolleys and toilet bags' },
  { slug: 'accessories', title: 'Accessories', description: 'Belts, key rings and straps' },
];

const leathers = [
  'Full-grain',
  'Pebbled',
  'Waxed',
  'Crocodile-print',
  'Suede',
  'Smooth PU',
  'Oiled',
];
const names = ['Kavi', 'Meera', 'Arjun', 'Tara', 'Dev', 'Isha', 'Rohan', 'Nila', 'Veer', 'Anaya'];
const forms: Record<string, readonly string[]> = {
  mens: ['Messenger Bag', 'Backpack', 'Briefcase', 'Sling'],
  womens: ['Tote', 'Shoulder Bag', 'Clutch', 'Bucket Bag'],
  wallets: ['Bifold Wallet', 'Card Holder', 'Zip Wallet', 'Coin Purse'],
  office: ['Laptop Bag', 'Folio', 'Document Case', 'Laptop Sleeve'],
  travel: ['Duffel', 'Weekender', 'Toilet Bag', 'Cabin Bag'],
  accessories: ['Belt', 'Key Ring', 'Camera Strap', 'Passport Cover'],
};
const colors = ['Tan:#b5793f', 'Black:#1d1b1a', 'Brown:#5b3a26', 'Wine:#5e1f2d', 'Olive:#5a5a34'];
const features = [
  'Two inner pockets',
  'Brass zip',
  'Hand-stitched edges',
  'Adjustable strap',
  'Padded base',
  'Lined with cotton twill',
];
/** The day the invented shop opened; each product is an hour newer than the one before. */
const opened = Date.UTC(2024, 0, 1);

/** Varied products for trying scale; the same count gives the same products. */
export function inventProducts(count: number, pictures: readonly string[]) {
  const dice = makeDice(count);
  const categories = inventCategories().map(({ slug }) => slug);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const category = dice.pick(categories);
    const form = dice.pick(forms[category] ?? names);
    const title = `${dice.pick(names)} ${dice.pick(leathers)} ${form} ${number}`;
    const price = dice.from(3, 150) * 100 - 1;
    const discounted = dice.chance(0.5) ? Math.round(price * dice.from(55, 95)) / 100 : undefined;
    return {
      slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      title,
      subtitle: `${form} for every day, number ${number}`,
      description: `A ${form.toLowerCase()} made to be used for years. `
        .repeat(dice.from(1, 6))
        .trim(),
      price: price.toFixed(2),
      discounted_price: discounted?.toFixed(2) ?? '',
      discount_percent: '',
      category,
      available_colors: dice.some(colors, 3).join('|'),
      quantity: dice.chance(0.08) ? 0 : dice.from(1, 40),
      key_features: dice.some(features, 4).join('|'),
      specifications: `Material: ${dice.pick(leathers)}|Width: ${dice.from(8, 50)} cm|Weight: ${dice.from(50, 1_500)} g`,
      care_instructions: 'Wipe with a dry cloth. Keep away from rain.',
      warranty_months: dice.pick([6, 12, 24]),
      exchange_days: dice.pick([1, 7, 10]),
      is_popular: dice.chance(0.1) ? 'yes' : 'no',
      created_at: new Date(opened + index * 3_600_000).toISOString(),
      images: pictures.length > 0 ? dice.some(pictures, 3).join('|') : '',
    };
  });
}

/** Repeatable chance: the same seed gives the same throws (mulberry32, public domain). */
function makeDice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const from = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => items[from(0, items.length - 1)] as T;
  return {
    from,
    pick,
    chance: (probability: number): boolean => next() < probability,
    /** One to `maxCount` different items. */
    some: <T>(items: readonly T[], maxCount: number): T[] => {
      const count = from(1, Math.min(maxCount, items.length));
      const chosen = new Set<T>();
      while (chosen.size < count) chosen.add(pick(items));
      return [...chosen];
    },
  };
}
