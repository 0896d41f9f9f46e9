import { on } from '@shop/shared/bus';
import type { EventName, ShopEvents } from '@shop/shared/contract';
import { useEffect, useState } from 'react';

/** The last fact of its kind, from this tab or another; undefined until there is one. */
export function useFact<N extends EventName>(name: N): ShopEvents[N] | undefined {
  const [fact, setFact] = useState<ShopEvents[N]>();
  useEffect(() => on(name, setFact), [name]);
  return fact;
}
