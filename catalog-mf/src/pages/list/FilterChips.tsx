import type { ColorChoice } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { Dots } from '../../components/card/Dots';
import { type ListQuery, listPath } from '../../data/list/list-filters';
import { ChipRow } from './ChipRow';

/** in the shop's currency */
const maxPrices = [500, 1_000, 2_000];

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface FilterChipsProps {
  target: ListQuery;
  colors: readonly ColorChoice[];
}

/** Price, stock and colour; a chosen chip takes its filter away. What the address has is always one. */
export function FilterChips({ target, colors }: FilterChipsProps) {
  const chip = (label: string, current: boolean, on: Partial<ListQuery>, off: typeof on) => ({
    key: label,
    label,
    current,
    to: listPath({ ...target, ...(current ? off : on) }, 'page'),
    // Their combinations are the same products, without end.
    rel: 'nofollow',
  });
  const { maxPrice, color: chosen } = target;
  const prices = [...new Set([...maxPrices, maxPrice])].filter(Boolean).sort((a, b) => a - b);
  const isKnown = !chosen || colors.some(({ name }) => sameName(name, chosen));
  const chips = [
    ...prices.map((price) =>
      chip(`Under ${formatPrice(price)}`, price === maxPrice, { maxPrice: price }, { maxPrice: 0 }),
    ),
    chip('In stock', target.inStock, { inStock: true }, { inStock: false }),
    ...(isKnown ? [] : [chip(chosen, true, {}, { color: '' })]),
    ...colors.map((color) => ({
      ...chip(color.name, sameName(color.name, chosen), { color: color.name }, { color: '' }),
      mark: <Dots colors={[color]} />,
    })),
  ];
  return <ChipRow label="Filters" chips={chips} />;
}
