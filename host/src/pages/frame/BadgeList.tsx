import { theme } from '@shop/shared/theme';
import { Badge } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  /* One below the other: in a row the last one would be alone in the next. */
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  ${plainList}
  & span {
    white-space: normal;
  }
  & svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

export const BadgeList = ({ badges }: { badges: readonly { icon: ReactNode; text: string }[] }) => (
  <List>
    {badges.map(({ icon, text }) => (
      <li key={text}>
        <Badge>
          {icon}
          {text}
        </Badge>
      </li>
    ))}
  </List>
);
