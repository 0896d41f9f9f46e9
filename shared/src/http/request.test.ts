import { requestUrl } from './request';

describe('an address of the contract', () => {
  it('is filled with encoded params and query, undefined ones left out', () => {
    expect(
      requestUrl('/api/auth/products/{ref}/', { ref: 'a/b c' }, { limit: 8, category: undefined }),
    ).toBe('/api/auth/products/a%2Fb%20c/?limit=8');
  });

  it('stands a lone surrogate, which has no UTF-8 form', () => {
    expect(requestUrl('/x/{ref}/', { ref: '\ud800' })).toBe('/x/%EF%BF%BD/');
  });
});
