import { theme } from '@shop/shared/theme';
import { AppLink, GridIcon, ListIcon } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Group = styled.div`
  grid-area: view;
  align-self: center;
  display: flex;
  flex: none;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
`;

const Choice = styled(AppLink)`
  display: grid;
  place-items: center;
  width: 43px;
  height: 42px;
  border-radius: 5px;
  color: ${theme.color.ink};
  &:hover {
    color: ${theme.color.accentStrong};
  }
  &[aria-current] {
    color: ${theme.color.paper};
    background: ${theme.color.ink};
  }
`;

export interface ViewToggleProps {
  view: 'grid' | 'list';
  /** addresses of the two views */
  to: Readonly<Record<'grid' | 'list', string>>;
}

/** Grid or list (spec section 2): two links, so that it works without a script. */
export const ViewToggle = ({ view, to }: ViewToggleProps) => (
  <Group role="group" aria-label="View">
    <Choice
      to={to.grid}
      replace
      preventScrollReset
      aria-label="Grid view"
      title="Grid view"
      aria-current={view === 'grid' ? 'true' : undefined}
    >
      <GridIcon size={20} />
    </Choice>
    <Choice
      to={to.list}
      replace
      preventScrollReset
      aria-label="List view"
      title="List view"
      aria-current={view === 'list' ? 'true' : undefined}
    >
      <ListIcon size={20} />
    </Choice>
  </Group>
);
