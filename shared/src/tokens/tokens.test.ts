import { clearBroken, clearTokens, onTokens, storedTokens, storeTokens } from '@shop/shared/tokens';

describe('the stored tokens', () => {
  it('are under the fixed keys (spec section 3)', () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    expect(localStorage.getItem('access_token')).toBe('a1');
    expect(localStorage.getItem('refresh_token')).toBe('r1');
    expect(storedTokens()).toMatchObject({ access: 'a1', refresh: 'r1' });
  });

  it('replace all earlier ones: no refresh token of another account stays', () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    storeTokens({ access: 'b1' });
    expect(storedTokens()).not.toHaveProperty('refresh');
    expect(localStorage.getItem('refresh_token')).toBeNull();
  });

  it('go back to one signing-in until there is another', () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const first = storedTokens()?.session ?? '';
    storeTokens({ access: 'a2', refresh: 'r2', session: first });
    expect(storedTokens()?.session).toBe(first);
    storeTokens({ access: 'b1', refresh: 's1' });
    expect(storedTokens()?.session).not.toBe(first);
  });

  it.each(['', 'undefined and more', 'line\nbreak', 'x'.repeat(9000), '₹'])(
    'are none when storage was corrupted to %j, and are cleared',
    (broken) => {
      storeTokens({ access: 'a1', refresh: 'r1' });
      localStorage.setItem('access_token', broken);
      expect(storedTokens()).toBeUndefined();
      clearBroken();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('stay when they are sound, or while another tab is storing them', () => {
    localStorage.setItem('refresh_token', 'r1');
    clearBroken();
    localStorage.setItem('access_token', 'a1');
    clearBroken();
    expect(storedTokens()).toMatchObject({ access: 'a1', refresh: 'r1' });
  });

  it('are cleared after a failure only if they are the ones that failed', () => {
    storeTokens({ access: 'a2', refresh: 'r2' });
    clearTokens('a1');
    expect(storedTokens()?.access).toBe('a2');
    clearTokens('a2');
    expect(storedTokens()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('are heard of when they change, here or in another tab', () => {
    const heard = jest.fn();
    const end = onTokens(heard);
    storeTokens({ access: 'a1' });
    clearTokens();
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    dispatchEvent(new StorageEvent('storage', { key: 'refresh_token' }));
    end();
    storeTokens({ access: 'a2' });
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
