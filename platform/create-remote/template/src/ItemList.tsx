import styled from 'styled-components';
import type { Item } from './items';

// The id is the same in the builds for browsers and for the server.
const List = styled.ul.withConfig({ componentId: 'reviews-list' })`
  padding-left: 1.25rem;
  line-height: 1.75;
`;

export const ItemList = ({ items }: { items: readonly Item[] }) => (
  <List>
    {items.map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </List>
);
