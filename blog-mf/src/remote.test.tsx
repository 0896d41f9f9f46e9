import contract from '../contract.json';
import { comingPages } from './pages/coming-pages';
import remote from './remote';

describe('the blog team’s public face', () => {
  it('offers what its contract says', () => {
    expect(remote.name).toBe(contract.name);
    expect(remote.routes.map(({ path }) => path)).toEqual(contract.paths);
    expect(Object.keys(remote.widgets)).toEqual(contract.widgets);
  });

  it('names the chunk of every page, for preloading', () => {
    expect(remote.routes.map(({ handle }) => handle.chunk)).toEqual(['blogs', 'blog']);
  });

  it('has these pages left to build', () => {
    expect(Object.keys(comingPages)).toEqual(['list', 'post']);
  });
});
