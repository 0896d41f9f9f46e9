import { HttpError, NetworkError } from '../../async';
import { muteOutages } from './mute-outages';

describe('what parts say in a thread', () => {
  const call = 'GET /api/auth/products/';
  const lines: unknown[][] = [];
  const say = (...said: unknown[]) => void lines.push(said);
  const target = { error: say, warn: say, info: say, log: say };
  muteOutages(target);
  beforeEach(() => lines.splice(0));

  it.each([
    ['gives no answer', new NetworkError(call, new Error('fetch failed'))],
    ['answers 503', new HttpError(503, {}, call)],
  ])('is left out where it is that the API %s', (_, error) => {
    target.error('product list:', error);
    target.info('product list:', error);
    expect(lines).toEqual([]);
  });

  it.each([
    ['what the API refuses', new HttpError(400, {}, call)],
    ['a fault of its own', new TypeError('x is not a function')],
  ])('is written where it is %s', (_, error) => {
    target.info('product list:', error);
    expect(lines).toEqual([['product list:', error]]);
  });
});
