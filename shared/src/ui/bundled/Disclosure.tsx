import { theme } from '@shop/shared/theme';
import { ChevronDownIcon } from '@shop/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const Item = styled.details`
  border-bottom: 1px solid ${theme.color.line};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    min-height: 56px;
    cursor: pointer;
    list-style: none;
    overflow-wrap: anywhere;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    color: ${theme.color.brass};
    transition: transform ${theme.motion.quick};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  @media print {
    & > summary > svg {
      display: none;
    }
  }
`;

interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** A line that opens its text; one of several in a list. Works without scripts. */
export const Disclosure = ({ summary, children, ...details }: DisclosureProps) => (
  <Item {...details}>
    <summary>
      {summary}
      <ChevronDownIcon size={20} />
    </summary>
    {children}
  </Item>
);
