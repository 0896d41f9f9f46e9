import { Button } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import type { FormEvent, ReactNode } from 'react';
import { Buttons, Sheet } from './desk.styles';

interface FindFormProps {
  label: string;
  hint?: string;
  /** What was searched for last. */
  search: string;
  onFind: (search: string) => void;
  /** Next to its button. */
  children?: ReactNode;
}

/** A search of a list of the desk. */
export function FindForm({ label, hint, search, onFind, children }: FindFormProps) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <Sheet as="form" role="search" onSubmit={find}>
      <Field label={label} hint={hint}>
        {(tied) => (
          <Input key={search} {...tied} type="search" name="search" defaultValue={search} />
        )}
      </Field>
      <Buttons>
        <Button type="submit">Find</Button>
        {children}
      </Buttons>
    </Sheet>
  );
}
