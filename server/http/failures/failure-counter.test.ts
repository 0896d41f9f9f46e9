import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FailureCounter } from './failure-counter';

let store: string;
let said: string[];
const open = (copy = 'shop-3000') => new FailureCounter(store, copy, (line) => said.push(line));
const read = (copy = 'shop-3000') =>
  JSON.parse(readFileSync(path.join(store, 'failures', `${copy}.json`), 'utf8'));

beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'shop-failures-'));
  said = [];
  for (const one of ['catalog/2.0.0', 'catalog/2.0.1', 'blog/1.0.0', 'old/1.0.0']) {
    mkdirSync(path.join(store, 'remotes', one), { recursive: true });
  }
});
afterEach(() => rmSync(store, { recursive: true }));

describe('the failures of versions', () => {
  it('are counted by part, version and kind, and counted on after a restart', async () => {
    const book = open();
    book.note('catalog', '2.0.0', 'server');
    book.note('catalog', '2.0.0', 'load');
    await book.write();
    const after = open();
    after.note('catalog', '2.0.0', 'server');
    after.note('blog', '1.0.0', 'draw');
    await after.write();
    expect(read()).toEqual({
      'catalog@2.0.0': { server: 2, load: 1, last: expect.stringMatching(/^\d{4}-.*Z$/) },
      'blog@1.0.0': { draw: 1, last: expect.any(String) },
    });
  });

  it('are kept by each server for itself', async () => {
    const books = [open('one:3000'), open('two:3000')];
    for (const book of books) book.note('catalog', '2.0.0', 'server');
    await Promise.all(books.map((book) => book.write()));
    expect(readdirSync(path.join(store, 'failures')).sort()).toEqual([
      'one-3000.json',
      'two-3000.json',
    ]);
  });

  it('are forgotten after 30 days', async () => {
    const book = open();
    book.note('catalog', '2.0.0', 'server');
    await book.write();
    const file = path.join(store, 'failures', 'shop-3000.json');
    writeFileSync(file, JSON.stringify({ 'old@1.0.0': { load: 1, last: '2026-01-01T00:00:00Z' } }));
    const after = open();
    after.note('catalog', '2.0.1', 'server');
    await after.write();
    expect(Object.keys(read())).toEqual(['catalog@2.0.1']);
  });

  it('are forgotten with a version that was pruned', async () => {
    const book = open();
    book.note('catalog', '2.0.0', 'server');
    book.note('catalog', '2.0.1', 'server');
    await book.write();
    rmSync(path.join(store, 'remotes/catalog/2.0.0'), { recursive: true });
    book.note('catalog', '2.0.1', 'server');
    await book.write();
    expect(read()).toEqual({ 'catalog@2.0.1': { server: 2, last: expect.any(String) } });
  });

  it('are told of once, and hold up nothing, where nothing can be written', async () => {
    writeFileSync(path.join(store, 'failures'), 'in the way');
    const book = open();
    for (const _ of [1, 2]) {
      book.note('catalog', '2.0.0', 'server');
      await book.write();
    }
    expect(said).toEqual([expect.stringMatching(/^failures are not counted: /)]);
  });
});
