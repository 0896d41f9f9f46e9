import { Turns } from './turns';

/** Enters by some names, and notes when it may go. */
function comer(turns: Turns, ...names: string[]) {
  const one = { goes: false, leave: () => turns.leave(names), isDone: () => turns.trust(names) };
  void turns.enter(names).then(() => {
    one.goes = true;
  });
  return one;
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

const goes = async (...comers: { goes: boolean }[]) => {
  await soon();
  return comers.map((one) => one.goes);
};

describe('taking turns', () => {
  let turns: Turns;
  beforeEach(() => {
    turns = new Turns();
  });

  it('is not necessary while nothing is in doubt', async () => {
    const all = [1, 2, 3].map(() => comer(turns, '/products', 'catalog'));
    expect(await goes(...all)).toEqual([true, true, true]);
    expect(turns.waiting).toBe(0);
  });

  it('lets what is in doubt go one after the other, and others as they come', async () => {
    const first = comer(turns, '/products', 'catalog');
    await soon();
    turns.doubt('catalog');
    const second = comer(turns, '/products/tote', 'catalog');
    const third = comer(turns, '/products', 'catalog');
    const other = comer(turns, '/blogs', 'blog');
    expect(await goes(second, third, other)).toEqual([false, false, true]);
    expect(turns.waiting).toBe(2);
    first.leave();
    expect(await goes(second, third)).toEqual([true, false]);
    second.leave();
    expect(await goes(third)).toEqual([true]);
  });

  it('is necessary from the beginning for what has not come to an end yet', async () => {
    turns = new Turns(['catalog']);
    const first = comer(turns, 'catalog');
    const second = comer(turns, 'catalog');
    expect(await goes(first, second)).toEqual([true, false]);
    first.isDone();
    first.leave();
    expect(await goes(second, comer(turns, 'catalog'))).toEqual([true, true]);
  });

  it('ends for all as soon as one has come to an end', async () => {
    const first = comer(turns, 'catalog');
    await soon();
    turns.doubt('catalog');
    const rest = [comer(turns, 'catalog'), comer(turns, 'catalog')];
    first.isDone();
    first.leave();
    expect(await goes(...rest)).toEqual([true, true]);
  });

  it('goes on after a while in which nobody came', async () => {
    const first = comer(turns, 'catalog');
    await soon();
    turns.doubt('catalog');
    first.leave();
    const second = comer(turns, 'catalog');
    const third = comer(turns, 'catalog');
    expect(await goes(second, third)).toEqual([true, false]);
  });

  it('counts what turned out to go by a name only later', async () => {
    const home = comer(turns, '/');
    await soon();
    turns.join('catalog');
    turns.doubt('catalog');
    const list = comer(turns, '/products', 'catalog');
    expect(await goes(list)).toEqual([false]);
    turns.leave(['catalog']);
    home.leave();
    expect(await goes(list)).toEqual([true]);
  });
});
