import { readSettings } from './settings';
import { sampleSettings, sampleSite } from './testing/sample-site';

describe('the settings of the storefront', () => {
  it('that are left empty are as good as none', () => {
    const empty = { PORT: '', HOST: '', API_URL: '', SITE_URL: '', STORE_DIR: '', SHOP_CONFIG: '' };
    expect(sampleSettings({ ...empty, CHANNEL: '', DATA_DIR: '' })).toEqual(sampleSettings({}));
  });

  it('tell the browser of no API when uploads come by the site’s own address', () => {
    const [own, other] = ['', undefined].map((API_ORIGIN) =>
      sampleSettings({ API_URL: 'http://10.0.0.5:4000/', API_ORIGIN }),
    );
    expect([own?.config.apiOrigin, other?.config.apiOrigin]).toEqual(['', 'http://10.0.0.5:4000']);
  });

  it('tell the browser of no API when the site has none', () => {
    const { api: _, ...rules } = sampleSettings().rules;
    const { config } = readSettings({ ...sampleSite, rules: () => rules }, {});
    expect(config.apiOrigin).toBe('');
  });

  it('take an address in capitals, and that of the release store as its command prints it', () => {
    const given = { SITE_URL: 'HTTPS://A.EXAMPLE/', RELEASE_URL: 'http://127.0.0.1:4100/_release' };
    const { config, releaseUrl } = sampleSettings(given);
    expect([config.siteUrl, releaseUrl]).toEqual(['https://a.example', 'http://127.0.0.1:4100']);
  });

  it('name the places of pictures other than the API', () => {
    const given = 'https://a.example/media/, https://b.example:8443';
    expect(sampleSettings({ PICTURE_ORIGINS: given }).pictureOrigins).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it('name the CDN of the API’s own pictures, for the policy and for the browser', () => {
    for (const given of ['https://cdn.example', 'https://cdn.example/']) {
      const { pictureOrigins, config } = sampleSettings({
        MEDIA_ORIGIN: given,
        PICTURE_ORIGINS: 'https://a.example',
      });
      expect(pictureOrigins).toEqual(['https://cdn.example', 'https://a.example']);
      expect(config.mediaOrigin).toBe('https://cdn.example');
    }
    expect(sampleSettings({ MEDIA_ORIGIN: '' })).toEqual(sampleSettings({}));
  });

  it('name the proxies that are believed', () => {
    const given = '10.0.0.10, 10.1.0.0/16 fd00::1 uniquelocal';
    expect(sampleSettings({ TRUSTED_PROXIES: given }).trustedProxies).toEqual([
      '10.0.0.10',
      '10.1.0.0/16',
      'fd00::1',
      'uniquelocal',
    ]);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT is a port number, not "70000"'],
    [{ PORT: 'x' }, 'PORT is a port number, not "x"'],
    [{ INSPECT: 'true' }, 'INSPECT is 0 or 1, not "true"'],
    [{ SITE_URL: 'myshop' }, 'SITE_URL is an address like https://shop.example and nothing more'],
    [{ SITE_URL: 'https://a.example/shop' }, 'nothing more, not "https://a.example/shop"'],
    [{ API_URL: 'https://user:secret@a.example' }, 'nothing more, not "https://…@a.example"'],
    [{ SITE_URL: 'https://a.example/?b' }, 'nothing more, not "https://a.example/?b"'],
    [
      { API_URL: 'http://10.0.0.5/v1' },
      'API_URL is an address like https://shop.example and nothing more',
    ],
    [{ SHOP_CONFIG: '/' }, '/ cannot be read: EISDIR'],
    [{ SHOP_CONFIG: '/nope.json' }, 'SHOP_CONFIG names /nope.json, which does not exist'],
    [
      { PICTURE_ORIGINS: 'https://a.example http://b.example' },
      'PICTURE_ORIGINS holds addresses like https://pictures.example, not "http://b.example"',
    ],
    [
      { MEDIA_ORIGIN: 'http://cdn.example' },
      'MEDIA_ORIGIN is an address like https://pictures.example and nothing more, not "http://cdn.example"',
    ],
    [{ MEDIA_ORIGIN: 'https://cdn.example/shop' }, 'nothing more, not "https://cdn.example/shop"'],
    [{ MEDIA_ORIGIN: 'cdn.example' }, 'nothing more, not "cdn.example"'],
    [{ TRUSTED_PROXIES: 'balancer' }, 'TRUSTED_PROXIES holds addresses like 10.0.0.10'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES holds addresses like 10.0.0.10'],
    [{ TRUSTED_PROXIES: 'fd00::/129' }, 'TRUSTED_PROXIES holds addresses like 10.0.0.10'],
  ])('%j is refused: %s', (env, message) => {
    expect(() => sampleSettings(env)).toThrow(message);
  });
});
