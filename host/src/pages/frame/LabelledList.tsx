import { theme } from '@shop/shared/theme';
import type { IconProps } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { columns } from './page.styles';

const List = styled.ul`
  ${columns('repeat(2, minmax(0, 1fr))', theme.space.l, `${theme.space.xl} ${theme.space.xxl}`)}
  ${plainList}
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: 2px ${theme.space.m};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.brass};
  & > p {
    max-width: 44ch;
    color: ${theme.color.inkSoft};
  }
`;

const Patch = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${theme.radius.m};
  color: ${theme.color.onAccent};
  background: ${theme.color.accent};
  outline: 1.5px dashed ${theme.color.sunken};
  outline-offset: -6px;
`;

type Items = readonly { Icon: ComponentType<IconProps>; title: string; text: string }[];

/** Points in the shop's favour, each with an icon on a stitched patch. */
export const LabelledList = ({ items }: { items: Items }) => (
  <List>
    {items.map(({ Icon, title, text }) => (
      <Entry key={title}>
        <Patch>
          <Icon size={30} />
        </Patch>
        <h3>{title}</h3>
        <p>{text}</p>
      </Entry>
    ))}
  </List>
);
