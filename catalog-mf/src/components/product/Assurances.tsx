import { short } from '@shop/shared/config/claims';
import type { Product } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { AppLink } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Strip = styled.ul`
  ${plainList}
  padding-block: ${theme.space.s};
  border-block: 1px solid ${theme.color.line};
  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.s};
    min-height: ${theme.target.thumb};
    color: ${theme.color.inkSoft};
    font-size: 0.875rem;
    text-decoration: none;
  }
  & b {
    color: ${theme.color.ink};
    font-weight: 600;
    font-size: ${theme.size.body};
    text-decoration: underline;
    text-decoration-color: ${theme.color.brass};
    text-underline-offset: 4px;
  }
  & a:hover b {
    color: ${theme.color.accentStrong};
    text-decoration-color: currentColor;
  }
  /* No reply comes to paper. */
  @media print {
    & > :last-child {
      display: none;
    }
  }
`;

type AssurancesProps = Pick<Product, 'warrantyMonths' | 'exchangeDays'>;

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Strip showing warranty months, Local Delivery and exchange days (spec section 2), and how soon the
 * shop replies. Each leads to the page that says it in full.
 */
export function Assurances({ warrantyMonths = 0, exchangeDays = 0 }: AssurancesProps) {
  const lines = [
    { to: '/faq#delivery', name: short.local, more: short.delivery },
    exchangeDays > 0 && {
      to: '/terms#exchanges',
      name: `${counted(exchangeDays, 'day')} exchange`,
      more: short.exchange,
    },
    warrantyMonths > 0 && {
      to: '/terms#warranty',
      name: `${counted(warrantyMonths, 'month')} warranty`,
      more: 'On the stitching',
    },
    { to: '/contact#reply', name: short.reply, more: '' },
  ].filter((line) => line !== false);
  return (
    <Strip>
      {lines.map(({ to, name, more }) => (
        <li key={to}>
          <AppLink to={to}>
            <b>{name}</b>
            {more}
          </AppLink>
        </li>
      ))}
    </Strip>
  );
}
