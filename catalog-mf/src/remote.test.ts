import { handleFaults } from '@shop/shared/testing';
import contract from '../contract.json';
import catalog from './remote';

describe("the catalogue's contract", () => {
  it('names the paths that the remote has, and nothing else', () => {
    expect(contract.name).toBe(catalog.name);
    expect(contract.paths).toEqual(catalog.routes.map(({ path }) => path));
  });

  it.each(Object.keys(catalog.widgets))('the widget %s loads', async (name) => {
    expect(await catalog.widgets[name]?.()).toEqual({
      load: expect.any(Function),
      Component: expect.any(Function),
    });
  });

  it('names the widgets that its pages place, so that they come with the page', () => {
    expect(handleFaults(__dirname, catalog.routes)).toEqual([]);
  });
});
