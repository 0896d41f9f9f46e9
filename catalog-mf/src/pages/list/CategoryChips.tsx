import { categoryKey } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { AppLink } from '@shop/shared/ui';
import { chosenInForcedColors, oneLine } from '@shop/shared/ui/bundled';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { listPath } from '../../data/list/list-filters';
import { findCategory } from '../../data/list/list-rules';
import type { List } from '../../data/list/use-list';

const Row = styled.ul`
  display: flex;
  gap: ${theme.space.s};
  /* Room for focus rings, which a scroller would cut. */
  margin: 0 calc(-1 * clamp(16px, 4vw, 40px));
  padding: 6px clamp(16px, 4vw, 40px);
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  ${media.wide} {
    flex-wrap: wrap;
  }
`;

const Chip = styled(AppLink)`
  display: block;
  max-width: 240px;
  padding: 0 18px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.round};
  ${oneLine}
  line-height: 42px;
  font-size: 0.9375rem;
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  text-decoration: none;
  &:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accentStrong};
  }
  &[aria-current] {
    border-color: ${theme.color.ink};
    color: ${theme.color.paper};
    background: ${theme.color.ink};
    ${chosenInForcedColors}
  }
`;

/** All Products and one chip for each category (spec section 2); each is a link. */
export function CategoryChips({ list: { query, target, categories } }: { list: List }) {
  const current = findCategory(query.category, categories);
  const to = (category: string) => listPath({ ...target, category }, 'page');
  const chips = [
    { key: 'all', label: 'All Products', to: to(''), current: query.category === '' },
    ...categories.map((category) => ({
      key: `category ${categoryKey(category)}`,
      label: category.title,
      to: to(categoryKey(category)),
      current: category === current,
    })),
  ];
  const row = useRef<HTMLUListElement>(null);
  const chosen = chips.find(({ current }) => current)?.key;
  useEffect(() => {
    const { current } = row;
    const chip = chosen ? current?.querySelector('[aria-current]') : undefined;
    if (current && chip) bringIntoView(chip, current);
  }, [chosen]);

  return (
    <nav aria-label="Product categories">
      <Row ref={row}>
        {chips.map(({ key, label, to, current }) => (
          <li key={key}>
            <Chip to={to} preventScrollReset aria-current={current ? 'true' : undefined} dir="auto">
              {label}
            </Chip>
          </li>
        ))}
      </Row>
    </nav>
  );
}

/** Not `scrollIntoView`, which would scroll the page too. */
function bringIntoView(chip: Element, row: HTMLElement): void {
  const inner = chip.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
