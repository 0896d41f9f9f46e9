import { readUsage } from './read-usage';

jest.mock('../../apps', () => ({
  siteBuild: () => ({ packages: { '@library/shared/': { folder: 'shared' } } }),
}));

const known = {
  widgets: { 'members/Button': '', 'books/Grid': '' },
  events: { 'loans/changed': '', 'wishes/changed': '' },
};
const usage = (...sources: string[]) => readUsage(sources, known);

describe('what a build uses is read from its sources', () => {
  it('calls, by their keys, wherever they stand', () => {
    const { calls } = usage(
      `request('GET /api/books/', {})`,
      `const call = "POST /api/loans/"; type R = Reply<'DELETE /api/loans/{id}/'>;`,
      `const text = 'GET there';`,
    );
    expect(calls).toEqual(['DELETE /api/loans/{id}/', 'GET /api/books/', 'POST /api/loans/']);
  });

  it('widgets that are placed, as elements or in a list', () => {
    const { places } = usage(
      `const page = <Widget name="members/Button" bookId={1} />;`,
      `const places = ['books/Grid', 'other/Thing'] as const;`,
    );
    expect(places).toEqual(['books/Grid', 'members/Button']);
  });

  it('no name that JavaScript has for every object', () => {
    const { places, emits, consumes } = usage(`if (key === 'constructor') emit('toString');`);
    expect({ places, emits, consumes }).toEqual({ places: [], emits: [], consumes: [] });
  });

  it('events, said or heard', () => {
    const { emits, consumes } = usage(
      `emit('loans/changed', { count: 1 });`,
      `on('wishes/changed', () => {}); useFact('loans/changed');`,
    );
    expect(emits).toEqual(['loans/changed']);
    expect(consumes).toEqual(['loans/changed', 'wishes/changed']);
  });

  it.each([
    `import { emit as tell } from '@library/shared/bus'; tell('loans/changed', { count: 1 });`,
    `import * as bus from '@library/shared/bus'; bus.emit('loans/changed', { count: 1 });`,
    `const tell = emit; tell('loans/changed', { count: 1 });`,
    `const { emit: tell } = bus; tell('loans/changed', { count: 1 });`,
  ])('and said under another name: %s', (source) => {
    expect(usage(source)).toMatchObject({ emits: ['loans/changed'], consumes: [] });
  });

  it('names taken from what the host provides, and no types', () => {
    const { imports } = usage(
      `import { weeks as time, type Loan } from '@library/shared/format';
       import type { Book } from '@library/shared/entities';
       import styled, { css } from 'styled-components';
       import { parse } from 'csv-parse';
       import { Page } from './Page';`,
    );
    expect(imports).toEqual([
      '@library/shared/format weeks',
      'styled-components css',
      'styled-components default',
    ]);
  });

  it('nothing from comments', () => {
    expect(usage(`// request('GET /api/books/')`).calls).toEqual([]);
  });
});
