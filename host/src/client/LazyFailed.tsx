import { sayLateRemote } from '@shop/shared/federation';
import type { RouteObject } from '@shop/shared/router';
import { type ComponentType, useState } from 'react';
import { PageDown } from '../shell/PageDown';

type Lazy = Extract<NonNullable<RouteObject['lazy']>, (...args: never) => unknown>;

/** A page in place of one whose chunk did not come; its "Try again" loads it without a reload. */
export function lazyFailed(lazy: Lazy): ComponentType {
  let loaded: ComponentType | undefined;
  return function LazyFailed() {
    const [Page, setPage] = useState(() => loaded);
    const retry = () =>
      lazy().then(
        ({ Component }) => {
          const known = loaded;
          loaded = Component as ComponentType;
          setPage(() => loaded);
          // Its widgets in other places were given up too. Once: this page hears it as well.
          if (!known) sayLateRemote();
        },
        (error: unknown) => console.warn('the page still does not load:', error),
      );
    return Page ? <Page /> : <PageDown broken onRetry={retry} />;
  };
}
