import { theme } from '@shop/shared/theme';
import { Button, ButtonLink } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import { useLocation, useSearchParams } from 'federated-site/router';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { Tabs } from '../components/Tabs';
import { type Desk, useDeskLists, withEntry } from '../data/use-desk';

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

type Tab = readonly [name: string, to: string];

/** Some of a list, and how many entries there are in all. */
interface Results<Item> {
  count: number;
  results: Item[];
  /** entries that can still be asked for */
  left?: number;
}

/** What a row needs to change its entry. */
export interface RowContext<Item> {
  desk: Pick<Desk<Results<Item>>, 'change'>;
  /** puts the entry in its place */
  merge: (now: Results<Item>, after: Item) => Results<Item>;
}

interface ListPageProps<Item> {
  /** For the search field: an entry as a sentence names it, and what can be typed. Left out: without a search. */
  find?: { what: string; hint: string };
  /** name and address of all, and of parts of them */
  tabs: readonly [Tab, ...Tab[]];
  /** those that begin at an offset */
  load: (offset: number, signal?: AbortSignal) => Promise<Results<Item>>;
  /**
   * Whether an entry is still one of the part that is shown, after a change. If not, it stays in
   * sight until the page is opened again: a second press takes it back.
   */
  isListed?: (item: Item) => boolean;
  renderRow: (item: Item, context: RowContext<Item>) => ReactNode;
  /** below the tabs */
  children?: ReactNode;
}

/** A list that comes some at a time: all, a part of it, or what a search finds, `?search=`. */
export function ListPage<Item extends { id: number }>(props: ListPageProps<Item>) {
  const { find, tabs, load, isListed = () => true, renderRow, children } = props;
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = params.get('search') ?? '';
  const { search: _, ...part } = Object.fromEntries(params);
  const here = [pathname, String(new URLSearchParams(part))].filter(Boolean).join('?');
  const [title] = tabs.find(([, to]) => to === here) ?? tabs[0];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const withMore = async (now: Results<Item>, signal?: AbortSignal): Promise<Results<Item>> => {
    // The API no longer counts those that left this part.
    const offset = now.results.filter(isListed).length;
    const next = await load(offset, signal);
    // An entry that is new since then has moved the others on: some come twice.
    const all = [...now.results, ...next.results].map((item) => [item.id, item] as const);
    const results = [...new Map(all).values()];
    const count = next.count + now.results.length - offset;
    return { count, results, left: next.count - offset - next.results.length };
  };
  const desk = useDeskLists<Results<Item>>(`${pathname} ${params}`, async (signal, previous) => {
    let now = await load(0, signal);
    const length = previous?.results.length ?? 0;
    while (now.results.length < length && now.left !== 0) now = await withMore(now, signal);
    return now;
  });
  const merge: RowContext<Item>['merge'] = (now, after) => ({
    ...now,
    results: withEntry(now.results, after),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    setParams(typed === '' ? part : { ...part, search: typed }, { replace: true });
  };
  const nav = tabs.length > 1 && <Tabs label="Show" tabs={tabs} isCurrent={(to) => to === here} />;
  return (
    <Columns>
      {find ? (
        <Sheet as="form" role="search" onSubmit={submit}>
          <Find>
            <Field label={`Find ${find.what}`}>
              {(tied) => (
                <Input
                  {...tied}
                  ref={field}
                  type="search"
                  name="search"
                  defaultValue={search}
                  placeholder={find.hint}
                />
              )}
            </Field>
            <Button type="submit">Find</Button>
          </Find>
          {nav}
          {children}
        </Sheet>
      ) : (
        nav && <div data-wide="">{nav}</div>
      )}
      <Loaded {...desk}>
        {({ count, results, left = count - results.length }) => (
          <Sheet aria-label={title} data-wide={find ? undefined : ''}>
            <h2>{`${title} (${count - results.filter((item) => !isListed(item)).length})`}</h2>
            {count === 0 && (
              <>
                <p>{search ? `Nothing has “${search}”.` : 'None.'}</p>
                {find && (search || title !== tabs[0][0]) && (
                  <ButtonLink to={pathname} tone="quiet">
                    Show all
                  </ButtonLink>
                )}
              </>
            )}
            {results.length > 0 && (
              <Rows>
                {results.map((item) => (
                  <li key={item.id}>{renderRow(item, { desk, merge })}</li>
                ))}
              </Rows>
            )}
            {left > 0 && (
              <Button tone="quiet" onClick={() => void desk.loadMore(withMore)}>
                Show more
              </Button>
            )}
          </Sheet>
        )}
      </Loaded>
    </Columns>
  );
}
