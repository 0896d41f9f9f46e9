import type { StoreAddress as Place } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { ClockIcon } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { columns } from '../frame/page.styles';
import { StoreAddress } from './StoreAddress';

const Columns = styled.div`
  ${columns('minmax(0, 1fr) minmax(0, 1.2fr)', theme.space.xl, theme.space.xxl)}
`;

export const StoreDetails = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
`;

const Hours = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  margin: 0;
  & svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

interface StoreColumnsProps {
  stores: readonly Place[];
  hours: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

/** Addresses and opening hours, with something beside them. */
export const StoreColumns = ({ stores, hours, below, children }: StoreColumnsProps) => (
  <Columns>
    <StoreDetails>
      {stores.map((store) => (
        <StoreAddress key={store.name} store={store} />
      ))}
      <Hours>
        <ClockIcon />
        <span>{hours}</span>
      </Hours>
      {below}
    </StoreDetails>
    {children}
  </Columns>
);
