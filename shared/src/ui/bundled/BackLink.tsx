import { theme } from '@shop/shared/theme';
import { ChevronLeftIcon } from '@shop/shared/ui';
import { Link } from 'federated-site/router';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Back = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${theme.target.thumb};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** Above a page's heading: back to the list that it belongs to. */
export const BackLink = ({ children, ...link }: ComponentProps<typeof Link>) => (
  <Back {...link}>
    <ChevronLeftIcon size={20} />
    {children}
  </Back>
);
