import { act, renderHook } from '@testing-library/react';
import { startTransition } from 'react';
import { useSearchText } from './use-search-text';

const longEnough = 400;

/** A search box on a page whose address the test changes. */
function openBox(q: string) {
  const find = jest.fn();
  const write = jest.fn();
  let target = { q, key: 'first', isNavigating: false, find, write };
  const { result, rerender } = renderHook(useSearchText, { initialProps: target });
  return {
    find,
    write,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    commit: () => act(() => result.current.commit()),
    wait: () => act(() => jest.advanceTimersByTime(longEnough)),
    goTo: (change: Partial<typeof target>) => {
      target = { ...target, ...change };
      rerender(target);
    },
    /** As the router draws a navigation. */
    pressAndWait: () =>
      act(() => {
        startTransition(() => rerender({ ...target, isNavigating: true }));
        jest.advanceTimersByTime(longEnough);
      }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('The text in the search box', () => {
  it('is searched at once, and in the address when the typing pauses', () => {
    const box = openBox('');
    for (const text of ['b', 'be', ' belt ']) box.type(text);
    expect(box.find.mock.calls).toEqual([['b'], ['be'], [' belt ']]);
    expect(box.write).not.toHaveBeenCalled();
    box.wait();
    expect(box.write.mock.calls).toEqual([['belt']]);
    expect(box.text()).toBe(' belt ');
  });

  it('waits for another page that is on its way: the click on its link is not undone', () => {
    const box = openBox('');
    box.type('belt');
    box.goTo({ isNavigating: true });
    box.commit();
    box.wait();
    expect(box.write).not.toHaveBeenCalled();
    box.goTo({ isNavigating: false, key: 'another category' });
    box.wait();
    expect(box.write.mock.calls).toEqual([['belt']]);
    expect(box.text()).toBe('belt');
  });

  it('does not undo a press in the pause, whose page is on its way but not drawn yet', () => {
    const box = openBox('');
    box.type('belt');
    box.pressAndWait();
    expect(box.write).not.toHaveBeenCalled();
  });

  it('is not written while the next letters come before its pause is drawn', () => {
    const box = openBox('');
    box.type('be');
    act(() => {
      jest.advanceTimersByTime(longEnough);
      box.type('bel');
    });
    expect(box.write).not.toHaveBeenCalled();
    box.wait();
    expect(box.write.mock.calls).toEqual([['bel']]);
  });

  it('is the earlier one after Back, also before the later one was ever drawn', () => {
    const box = openBox('tote');
    box.type('belt');
    box.wait();
    expect(box.write.mock.calls).toEqual([['belt']]);
    box.goTo({ key: 'the one before' });
    expect(box.text()).toBe('tote');
    expect(box.find).toHaveBeenLastCalledWith('tote');
  });
});
