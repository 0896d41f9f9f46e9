import { groupOf } from './breakdown';

describe('The bytes of a script', () => {
  it.each([
    ['/a/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['/a/node_modules/@module-federation/sdk/dist/index.js', '@module-federation/sdk'],
    ['/a/shared/src/ui/controls/Button.tsx', 'shared/src/ui/controls'],
    ['webpack/runtime/jsonp chunk loading', '(webpack)'],
    ['', '(webpack)'],
  ])('of %s are added up under %s', (source, group) => {
    expect(groupOf(source)).toBe(group);
  });
});
