import { loadChunk } from './load-chunk';
import { reportFailure } from './report-failure';

const sent: unknown[] = [];
navigator.sendBeacon = (_url, line) => sent.push(line) > 0;

const end = (chunk: string, type: 'load' | 'error') => {
  loadChunk(`/remotes/${chunk}`, () => undefined);
  document.querySelector('script')?.dispatchEvent(new Event(type));
};

beforeEach(() => sent.splice(0));

it('a version that throws is reported one time', () => {
  reportFailure('draw', 'blog', '1.0.0');
  reportFailure('draw', 'blog', '1.0.0');
  expect(sent).toEqual(['draw blog 1.0.0']);
});

it('a version that throws because a chunk did not come is not blamed for it', () => {
  end('catalog/2.0.0/list.js', 'error');
  reportFailure('draw', 'catalog', '2.0.0');
  reportFailure('draw', 'catalog', '2.0.1');
  expect(sent).toEqual(['load catalog 2.0.0', 'draw catalog 2.0.1']);
});

it('a version is blamed when the chunk came at a second try', () => {
  end('account/3.0.0/cart.js', 'error');
  end('account/3.0.0/cart.js', 'load');
  reportFailure('draw', 'account', '3.0.0');
  expect(sent).toEqual(['draw account 3.0.0']);
});
