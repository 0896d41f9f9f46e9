import { drafts } from './drafts';

it('reads what a person or another release has written as no draft, and stores over it', () => {
  for (const text of ['x', '[]', 'null', '{"form":7}', '{"form":{"price":7}}']) {
    sessionStorage.setItem('shop-desk-drafts', text);
    expect(drafts.get('form')).toEqual({});
    drafts.set('form', { price: '100' });
    expect(drafts.get('form')).toEqual({ price: '100' });
  }
});
