import type { Product } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { ExchangeIcon, ShieldIcon, TruckIcon } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5.75rem, 100%), 1fr));
  margin: 0;
  padding: 14px 0;
  overflow: hidden;
  overflow: clip;
  list-style: none;
  border-block: 1px solid ${theme.color.line};
  & > li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 6px;
    padding: 4px 8px;
    font-size: 0.9375rem;
    text-align: center;
    box-shadow: -1px 0 ${theme.color.line};
  }
  & svg {
    color: ${theme.color.brass};
  }
`;

type AssurancesProps = Pick<Product, 'warrantyMonths' | 'exchangeDays'>;

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Strip showing warranty months, Local Delivery and exchange days (spec section 2). */
export const Assurances = ({ warrantyMonths, exchangeDays }: AssurancesProps) => (
  <Strip>
    {warrantyMonths !== undefined && warrantyMonths > 0 && (
      <li>
        <ShieldIcon size={24} />
        {counted(warrantyMonths, 'month')} warranty
      </li>
    )}
    <li>
      <TruckIcon size={24} />
      Local Delivery
    </li>
    {exchangeDays !== undefined && exchangeDays > 0 && (
      <li>
        <ExchangeIcon size={24} />
        {counted(exchangeDays, 'day')} exchange
      </li>
    )}
  </Strip>
);
