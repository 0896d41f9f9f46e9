import { handleFaults } from '@shop/shared/testing';
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

  it('names the widgets that its pages place, so that they come with the page', () => {
    expect(handleFaults(__dirname, remote.routes)).toEqual([]);
  });
});
