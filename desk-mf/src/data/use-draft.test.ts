import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { drafts } from './drafts';
import { useDraft } from './use-draft';

it('what was typed is there again when sending it goes wrong', async () => {
  drafts.set('form', { price: '100', title: 'Tote' });
  const { result } = renderHook(() => useDraft('form'));
  const submit = result.current.handleSubmit(['price'], () =>
    Promise.reject(new RangeError('no date')),
  );
  const event = { preventDefault: () => undefined } as FormEvent;
  await act(() => expect(submit(event)).rejects.toThrow('no date'));
  expect(result.current.typed).toEqual({ price: '100', title: 'Tote' });
  expect(drafts.get('form')).toEqual({ price: '100', title: 'Tote' });
});

it('the error of a text goes when the text is discarded', () => {
  drafts.set('form', { price: 'x', title: 'Tote' });
  const { result } = renderHook(() => useDraft('form'));
  act(() => result.current.setErrors({ price: 'No price.', stock: 'No number.' }));
  act(() => result.current.unsaved(['price']).discard());
  expect(result.current.typed).toEqual({ title: 'Tote' });
  expect(result.current.errors).toEqual({ stock: 'No number.' });
});
