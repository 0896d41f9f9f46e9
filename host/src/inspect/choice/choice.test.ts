import { addressWith, settleChoice, valueHere } from './choice';
import { keepParameter } from './keep-parameter';

const data = { base: 'abc', versions: {} };

describe('the choice in the address', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/products?page=2&inspect=catalog%401.0.0');
  });

  it('stands beside what else the address says', () => {
    expect(valueHere()).toBe('catalog@1.0.0');
    expect(addressWith('blog@2.0.0').search).toBe('?page=2&inspect=blog%402.0.0');
    expect(addressWith(undefined).search).toBe('?page=2');
  });

  it('leaves the address when nobody chose it in this tab', () => {
    expect(settleChoice({ ...data, refused: 'not-chosen-here' })).toBe(true);
    expect(location.search).toBe('?page=2&inspect=');
  });

  it('stays when the server has followed it', () => {
    expect(settleChoice({ ...data, swap: { part: 'catalog', version: '1.0.0' } })).toBe(true);
    expect(valueHere()).toBe('catalog@1.0.0');
  });

  it('is asked for once more by the tab that made it, and not for ever', () => {
    settleChoice({ ...data, swap: { part: 'catalog', version: '1.0.0' } });
    sessionStorage.setItem('shop-inspect-asked', 'catalog@1.0.0');
    expect(settleChoice({ ...data, refused: 'not-chosen-here' })).toBe(true);
    expect(valueHere()).toBe('');
  });

  it('goes along with the router, until the overlay is closed', () => {
    const letGo = keepParameter();
    history.pushState(null, '', '/about');
    expect(location.href).toMatch(/\/about\?inspect=catalog%401\.0\.0$/);
    history.replaceState(null, '', '/contact#map');
    expect(location.href).toMatch(/\/contact\?inspect=catalog%401\.0\.0#map$/);
    history.replaceState({ key: 'kept' }, '');
    expect(location.pathname).toBe('/contact');
    letGo();
    history.pushState(null, '', '/faq');
    expect(location.search).toBe('');
  });
});
