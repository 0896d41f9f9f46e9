import contract from '../contract.json';
import remote from './remote';

describe('the account team’s public face', () => {
  it('offers what its contract says', () => {
    expect(remote.name).toBe(contract.name);
    expect(remote.routes.map(({ path }) => path)).toEqual(contract.paths);
  });

  it('names the chunk of every page, for preloading', () => {
    for (const { path, handle } of remote.routes) {
      expect({ path, chunk: handle.chunk }).toEqual({ path, chunk: path?.slice(1) });
    }
  });
});
