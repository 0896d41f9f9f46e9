import { onStored, readStored, writeStored } from '@shop/shared/storage';

const refuse = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

describe('values that this browser stores', () => {
  it('is read back, and gone when removed', () => {
    expect(writeStored('colour', 'tan')).toBe(true);
    expect(readStored('colour')).toBe('tan');
    expect(localStorage.getItem('colour')).toBe('tan');
    writeStored('colour', undefined);
    expect(readStored('colour')).toBeUndefined();
  });

  it('is for this tab only when it says so', () => {
    writeStored('wish', 'one', 'sessionStorage');
    expect(sessionStorage.getItem('wish')).toBe('one');
    expect(readStored('wish')).toBeUndefined();
  });

  it('stays known on this page when storage is full', () => {
    localStorage.setItem('full', 'old');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(writeStored('full', 'new')).toBe(false);
    expect(readStored('full')).toBe('new');
  });

  it('gives way to a newer value of another tab', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeStored('shared', 'mine');
    full.mockRestore();
    localStorage.setItem('shared', 'theirs');
    expect(readStored('shared')).toBe('theirs');
  });

  it('stays known on this page, and is removed, when storage is blocked', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
    }
    writeStored('blocked', 'yes');
    expect(readStored('blocked')).toBe('yes');
    writeStored('blocked', undefined);
    expect(readStored('blocked')).toBeUndefined();
  });

  it('does without when the browser refuses even to name its storage', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(readStored('unnamed')).toBeUndefined();
    writeStored('unnamed', 'kept');
    expect(readStored('unnamed')).toBe('kept');
    blocked.mockRestore();
  });

  it('does without, and says so, in the browser of an app that has no storage', () => {
    const missing = jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never);
    expect(writeStored('missing', 'kept')).toBe(false);
    expect(readStored('missing')).toBe('kept');
    missing.mockRestore();
  });
});

describe('values that another tab stores', () => {
  it('is heard until the subscription ends', () => {
    const heard: unknown[] = [];
    const end = onStored((key) => heard.push(key));
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    end();
    dispatchEvent(new StorageEvent('storage', { key: 'late' }));
    expect(heard).toEqual(['cart', undefined]);
  });
});
