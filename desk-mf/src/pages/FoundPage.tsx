import { theme } from '@shop/shared/theme';
import { Button, ButtonLink } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import { useLocation, useSearchParams } from 'federated-site/router';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { Tabs } from '../components/Tabs';
import { useDesk } from '../data/use-desk';

const Find = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.s};
  & input::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
`;

type Part = readonly [name: string, to: string];

/** Some of a list, and how many entries there are in all. */
interface Results<Item> {
  count: number;
  results: Item[];
}

interface FoundPageProps<Item> {
  /** one of them, in a sentence */
  what: string;
  /** by what it is found */
  hint: string;
  /** name and address of all, and of parts of them */
  parts: readonly [Part, ...Part[]];
  /** those that begin at an offset */
  load: (offset: number, signal?: AbortSignal) => Promise<Results<Item>>;
  row: (item: Item) => ReactNode;
  /** below the parts */
  children?: ReactNode;
}

/** A list that is searched, `?search=`, and comes some at a time. */
export function FoundPage<Item extends { id: number }>({
  what,
  hint,
  parts,
  load,
  row,
  children,
}: FoundPageProps<Item>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = params.get('search') ?? '';
  const { search: _, ...part } = Object.fromEntries(params);
  const here = [pathname, String(new URLSearchParams(part))].filter(Boolean).join('?');
  const [title] = parts.find(([, to]) => to === here) ?? parts[0];
  const desk = useDesk(`${what} ${params}`, (signal) => load(0, signal));
  const loadMore = () =>
    desk.more(async (now) => {
      const next = await load(now.results.length);
      return { ...next, results: [...now.results, ...next.results] };
    });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    setParams(typed === '' ? part : { ...part, search: typed }, { replace: true });
  };
  return (
    <Columns>
      <Sheet as="form" role="search" onSubmit={find}>
        <Find>
          <Field label={`Find ${what}`}>
            {(tied) => (
              <Input
                key={search}
                {...tied}
                type="search"
                name="search"
                defaultValue={search}
                placeholder={hint}
              />
            )}
          </Field>
          <Button type="submit">Find</Button>
        </Find>
        <Tabs label="Show" tabs={parts} isOpen={(to) => to === here} />
        {children}
      </Sheet>
      <Loaded {...desk}>
        {({ count, results }) => (
          <Sheet aria-label={title}>
            <h2>
              {title} ({count})
            </h2>
            {count === 0 && (
              <>
                <p>{search ? `Nothing has “${search}”.` : 'None.'}</p>
                {(search || title !== parts[0][0]) && (
                  <ButtonLink to={pathname} tone="quiet">
                    Show all
                  </ButtonLink>
                )}
              </>
            )}
            <Rows>
              {results.map((item) => (
                <li key={item.id}>{row(item)}</li>
              ))}
            </Rows>
            {count > results.length && (
              <Button tone="quiet" onClick={() => void loadMore()}>
                Show more
              </Button>
            )}
          </Sheet>
        )}
      </Loaded>
    </Columns>
  );
}
