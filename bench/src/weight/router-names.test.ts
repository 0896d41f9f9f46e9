import { routerNames } from './router-names';

describe('The names that the platform takes from the router', () => {
  it('are those the facade imports and re-exports, without the types', () => {
    const facade = `/** a comment about 'react-router-dom' */
export {
  Outlet,
  type RouteObject,
  useParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './Link';
`;
    const link = `import { useHref } from 'react-router-dom';\nexport const Link = 1;`;
    expect(routerNames([facade, link])).toEqual(['Outlet', 'useParams', 'useHref']);
  });

  it('are not guessed when the facade takes the library as a whole', () => {
    expect(() => routerNames([`import * as router from 'react-router-dom';`])).toThrow('by names');
  });
});
