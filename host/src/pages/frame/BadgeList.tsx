import { theme } from '@shop/shared/theme';
import { Badge } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { plainList } from './page.styles';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
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

interface BadgeListProps {
  badges: readonly { icon: ReactNode; text: string }[];
}

/** What speaks for the shop, in short. */
export const BadgeList = ({ badges }: BadgeListProps) => (
  <Badges>
    {badges.map(({ icon, text }) => (
      <li key={text}>
        <Badge>
          {icon}
          {text}
        </Badge>
      </li>
    ))}
  </Badges>
);
