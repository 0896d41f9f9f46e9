import { openSharedStore } from './open-shared-store';

describe('RELEASE_STORE', () => {
  const open = (address: string, env = {}) => openSharedStore(address, '/data/store', env);

  it('is refused without its password where no store has such an address', () => {
    expect(() => open('mysql://shop:secret@db/shop')).toThrow(
      /^RELEASE_STORE is s3:\/\/bucket\/prefix, postgres:\/\/…, or a folder$/,
    );
    expect(() => open('s3://bucket/a')).toThrow(/needs PostgreSQL .*DATABASE_URL/);
  });

  it('is refused without its password where a sign in it has a meaning in addresses', () => {
    const broken = 'postgres://shop:sec#ret@db/shop';
    const refused =
      / is an address like postgres:\/\/user:password@host\/database; signs such as #/;
    for (const [setting, address, env] of [
      ['RELEASE_STORE', broken, {}],
      ['DATABASE_URL', '/data/files', { DATABASE_URL: broken }],
    ] as const) {
      expect(() => open(address, env)).toThrow(refused);
      expect(() => open(address, env)).toThrow(setting);
      expect(() => open(address, env)).not.toThrow('sec');
    }
  });

  it('is no folder in the copy of it', () => {
    const env = { DATABASE_URL: 'postgres://db/shop' };
    for (const folder of ['/data/store', '/data/store/', '/data/other/../store/files']) {
      expect(() => open(folder, env)).toThrow(/lies in STORE_DIR/);
    }
    expect(open('/data/store-files', env).objects.address).toBe('/data/store-files');
  });
});
