import { routerNames } from './router-names';

describe('The names that the platform takes from the router', () => {
  it('are those the facade re-exports, without the types', () => {
    const facade = `/** a comment */
export {
  Link,
  type RouteObject,
  useParams,
} from 'react-router-dom';
`;
    expect(routerNames(facade)).toEqual(['Link', 'useParams']);
  });

  it('are not guessed when the facade holds code of its own', () => {
    expect(() =>
      routerNames(`export { Link } from 'react-router-dom';\nexport const a = 1;`),
    ).toThrow('export const a = 1;');
  });
});
