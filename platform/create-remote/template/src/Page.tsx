import { useLoaderData } from 'federated-site/router';
import { useState } from 'react';
import { ItemList } from './ItemList';
import type { Item } from './items';

/** `/reviews` */
export function Component() {
  const items = useLoaderData<readonly Item[]>();
  const [newOnly, setNewOnly] = useState(false);
  return (
    <>
      <title>Reviews</title>
      <h1>Reviews</h1>
      <label>
        <input type="checkbox" checked={newOnly} onChange={() => setNewOnly(!newOnly)} /> New ones
        only
      </label>
      <ItemList items={items.filter(({ isNew }) => isNew || !newOnly)} />
    </>
  );
}
