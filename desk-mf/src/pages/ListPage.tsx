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

type Part = readonly [name: string, to: string];

/** Some of a list, and how many entries there are in all. */
interface Results<Item> {
  count: number;
  results: Item[];
  /** entries that can still be asked for */
  left?: number;
}

/** What a row needs to change its entry. */
export interface Place<Item> {
  desk: Pick<Desk<Results<Item>>, 'change'>;
  /** puts the entry in its place */
  put: (now: Results<Item>, after: Item) => Results<Item>;
}

interface ListPageProps<Item> {
  /** For the search field: an entry as a sentence names it, and what can be typed. Left out: without a search. */
  find?: { what: string; hint: string };
  /** name and address of all, and of parts of them */
  parts: readonly [Part, ...Part[]];
  /** those that begin at an offset */
  load: (offset: number, signal?: AbortSignal) => Promise<Results<Item>>;
  /**
   * Whether an entry is still one of the part that is shown, after a change. If not, it stays in
   * sight until the page is opened again: a second press takes it back.
   */
  isHere?: (item: Item) => boolean;
  row: (item: Item, place: Place<Item>) => ReactNode;
  /** below the parts */
  children?: ReactNode;
}

/** A list that comes some at a time: all, a part of it, or what a search finds, `?search=`. */
export function ListPage<Item extends { id: number }>(props: ListPageProps<Item>) {
  const { find, parts, load, isHere = () => true, row, children } = props;
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = params.get('search') ?? '';
  const { search: _, ...part } = Object.fromEntries(params);
  const here = [pathname, String(new URLSearchParams(part))].filter(Boolean).join('?');
  const [title] = parts.find(([, to]) => to === here) ?? parts[0];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const withMore = async (now: Results<Item>, signal?: AbortSignal): Promise<Results<Item>> => {
    // The API no longer counts those that left this part.
    const offset = now.results.filter(isHere).length;
    const next = await load(offset, signal);
    // An entry that is new since then has moved the others on: some come twice.
    const all = [...now.results, ...next.results].map((item) => [item.id, item] as const);
    const results = [...new Map(all).values()];
    const count = next.count + now.results.length - offset;
    return { count, results, left: next.count - offset - next.results.length };
  };
  const desk = useDeskLists<Results<Item>>(`${pathname} ${params}`, async (signal, before) => {
    let now = await load(0, signal);
    const length = before?.results.length ?? 0;
    while (now.results.length < length && now.left !== 0) now = await withMore(now, signal);
    return now;
  });
  const put: Place<Item>['put'] = (now, after) => ({
    ...now,
    results: withEntry(now.results, after),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    setParams(typed === '' ? part : { ...part, search: typed }, { replace: true });
  };
  const tabs = parts.length > 1 && <Tabs label="Show" tabs={parts} isOpen={(to) => to === here} />;
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
          {tabs}
          {children}
        </Sheet>
      ) : (
        tabs && <div data-wide="">{tabs}</div>
      )}
      <Loaded {...desk}>
        {({ count, results, left = count - results.length }) => (
          <Sheet aria-label={title} data-wide={find ? undefined : ''}>
            <h2>{`${title} (${count - results.filter((item) => !isHere(item)).length})`}</h2>
            {count === 0 && (
              <>
                <p>{search ? `Nothing has “${search}”.` : 'None.'}</p>
                {find && (search || title !== parts[0][0]) && (
                  <ButtonLink to={pathname} tone="quiet">
                    Show all
                  </ButtonLink>
                )}
              </>
            )}
            <Rows>
              {results.map((item) => (
                <li key={item.id}>{row(item, { desk, put })}</li>
              ))}
            </Rows>
            {left > 0 && (
              <Button tone="quiet" onClick={() => void desk.more(withMore)}>
                Show more
              </Button>
            )}
          </Sheet>
        )}
      </Loaded>
    </Columns>
  );
}
