import { handleFaults } from '@shop/shared/testing';
import contract from '../contract.json';
import blog from './remote';

describe("the blog's contract", () => {
  it('names the paths that the remote has, and nothing else', () => {
    expect(contract.name).toBe(blog.name);
    const documents = Object.keys(blog.documents ?? {});
    expect(contract.paths).toEqual([...blog.routes.map(({ path }) => path), ...documents]);
  });

  it.each(Object.keys(blog.widgets))('the widget %s loads', async (name) => {
    expect(await blog.widgets[name]?.()).toEqual({
      load: expect.any(Function),
      Component: expect.any(Function),
    });
  });

  it('names the chunk of every page, for preloading', () => {
    expect(blog.routes.map(({ handle }) => handle.chunk)).toEqual(['blogs', 'blog']);
  });

  it('names the widgets that its pages place, so that they come with the page', () => {
    expect(handleFaults(__dirname, blog.routes)).toEqual([]);
  });
});
