import { useLoaderData } from 'federated-site/router';
import { useState } from 'react';
import styled from 'styled-components';
import { ItemList } from './ItemList';
import type { Item } from './items';

const Frame = styled.div.withConfig({ componentId: 'reviews-page' })`
  max-width: 80rem;
  margin-inline: auto;
  padding: 2rem clamp(16px, 4vw, 40px);
`;

/** `/reviews` */
export function Component() {
  const items = useLoaderData<readonly Item[]>();
  const [newOnly, setNewOnly] = useState(false);
  return (
    <Frame>
      <title>Reviews</title>
      <h1>Reviews</h1>
      <label>
        <input type="checkbox" checked={newOnly} onChange={() => setNewOnly(!newOnly)} /> New ones
        only
      </label>
      <ItemList items={items.filter(({ isNew }) => isNew || !newOnly)} />
    </Frame>
  );
}
