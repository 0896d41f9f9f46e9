import { Button } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import { useSearchParams } from 'federated-site/router';
import type { FormEvent, ReactNode } from 'react';
import { Buttons, Columns, Rows, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { useDesk } from '../data/use-desk';

/** A part of a list, and how many entries there are in all. */
interface Part<Item> {
  count: number;
  results: Item[];
}

interface FoundPageProps<Item> {
  /** one of them, in a sentence */
  what: string;
  title: string;
  hint?: string;
  /** when nothing is found */
  none: string;
  /** the part that begins at an offset */
  load: (offset: number, signal?: AbortSignal) => Promise<Part<Item>>;
  row: (item: Item) => ReactNode;
  /** next to the button that finds */
  children?: ReactNode;
}

/** A list that is searched, `?search=`, and comes in parts. */
export function FoundPage<Item extends { id: number }>({
  what,
  title,
  hint,
  none,
  load,
  row,
  children,
}: FoundPageProps<Item>) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const desk = useDesk(`${what} ${params}`, (signal) => load(0, signal));
  const loadMore = () =>
    desk.more(async (now) => {
      const next = await load(now.results.length);
      return { ...next, results: [...now.results, ...next.results] };
    });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    setParams(typed === '' ? {} : { search: typed }, { replace: true });
  };
  return (
    <Columns>
      <Sheet as="form" role="search" onSubmit={find}>
        <Field label={`Find ${what}`} hint={hint}>
          {(tied) => (
            <Input key={search} {...tied} type="search" name="search" defaultValue={search} />
          )}
        </Field>
        <Buttons>
          <Button type="submit">Find</Button>
          {children}
        </Buttons>
      </Sheet>
      <Loaded {...desk}>
        {({ count, results }) => (
          <Sheet aria-label={title}>
            <h2>
              {title} ({count})
            </h2>
            {count === 0 && <p>{none}</p>}
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
