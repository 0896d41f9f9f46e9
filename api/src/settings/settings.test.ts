import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings';

describe('Settings', () => {
  it('have defaults that suit a trial shop', () => {
    expect(readSettings({})).toMatchObject({
      accounts: {
        accessSeconds: 300,
        refreshSeconds: 14 * 24 * 60 * 60,
        rotateRefreshTokens: false,
      },
      comments: { perMinute: 5, approveFirst: false },
      mail: { smtpUrl: undefined, siteUrl: 'http://localhost:3000', contactTo: 'shop@localhost' },
      trustedProxies: [],
    });
  });

  it('take the currency from the configuration file of the shop', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-settings-'));
    const file = join(folder, 'shop.json');
    const currencyOf = (text: string) => {
      writeFileSync(file, text);
      return readSettings({ SHOP_CONFIG: file }).currency;
    };
    try {
      expect(currencyOf('\uFEFF{"name": "Bags"}').code).toBe('INR');
      const euro = { code: 'EUR', locale: 'de-DE', format: '# €' };
      expect(currencyOf(JSON.stringify({ currency: euro }))).toEqual(euro);
      expect(() => currencyOf('{"currency": "EUR"}')).toThrow(
        `"currency" in ${file} must be an object with code, locale and format.`,
      );
      expect(() => currencyOf('{')).toThrow(`${file} cannot be read as JSON`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are read from the environment', () => {
    const settings = readSettings({
      ROTATE_REFRESH_TOKENS: '1',
      ACCESS_TOKEN_SECONDS: '60',
      LOGIN_LIMIT: '1000',
      COMMENT_LIMIT: '2',
      COMMENT_APPROVAL: '1',
      SMTP_URL: 'smtps://shop:secret@mail.example',
      MAIL_FROM: 'Shop <shop@shop.example>',
      SITE_URL: 'https://shop.example/',
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
    });
    expect(settings).toMatchObject({
      accounts: { rotateRefreshTokens: true, accessSeconds: 60, loginPerMinute: 1_000 },
      comments: { perMinute: 2, approveFirst: true },
      mail: { siteUrl: 'https://shop.example', contactTo: 'shop@shop.example' },
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
    });
  });

  it('have an address for enquiries that need not be the sender', () => {
    const { mail } = readSettings({ CONTACT_EMAIL: 'owner@shop.example', MAIL_FROM: 'a@b.co' });
    expect(mail).toMatchObject({ mailFrom: 'a@b.co', contactTo: 'owner@shop.example' });
  });

  it('have the name that mail gives the shop: its own, or where it is', () => {
    expect(readSettings({ SHOP_NAME: ' Chamda & Co. ' }).mail.shopName).toBe('Chamda & Co.');
    const site = { SHOP_NAME: ' ', SITE_URL: 'https://shop.example' };
    expect(readSettings(site).mail.shopName).toBe('shop.example');
  });

  it.each(['Shop <owner@shop.example>', 'owner@shop.example', 'owner@shop.example (Shop)'])(
    'send enquiries to the address in %s, unless another is set',
    (sender) => {
      expect(readSettings({ MAIL_FROM: sender }).mail.contactTo).toBe('owner@shop.example');
    },
  );

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ ROTATE_REFRESH_TOKENS: 'yes' }, 'ROTATE_REFRESH_TOKENS must be 0 or 1'],
    [{ COMMENT_APPROVAL: 'first' }, 'COMMENT_APPROVAL must be 0 or 1'],
    [{ COMMENT_LIMIT: 'none' }, 'COMMENT_LIMIT must be a whole number'],
    [{ CONTACT_EMAIL: 'owner' }, 'CONTACT_EMAIL must be an address like'],
    [{ LOGIN_LIMIT: '0' }, 'LOGIN_LIMIT must be a whole number, 1 or more'],
    [{ SITE_URL: 'shop.example' }, 'SITE_URL must be an address like'],
    [{ SITE_URL: 'https://shop.example/path' }, 'SITE_URL must be an address like'],
    [{ TRUSTED_PROXIES: 'balancer' }, 'TRUSTED_PROXIES must hold addresses like'],
    [{ TRUSTED_PROXIES: '10.0.0.1 10.0.0.0/99' }, "not '10.0.0.0/99'"],
    [{ API_METRICS_PORT: ' ' }, 'API_METRICS_PORT must be a whole number'],
    [{ API_METRICS_PORT: '0x10' }, 'API_METRICS_PORT must be a whole number'],
    [{ MAIL_FROM: 'My Shop' }, 'MAIL_FROM must be an address like'],
    [{ MAIL_FROM: 'My Shop', CONTACT_EMAIL: 'owner@shop.example' }, 'MAIL_FROM must be'],
    [{ SHOP_CONFIG: '/nope.json' }, 'SHOP_CONFIG names /nope.json, which does not exist'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.co' }, 'SMTP_URL must be an address like'],
  ])('name the one that is wrong: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it.each([
    'mysql://shop:geheim@localhost/shop',
    'localhost/shop',
    'postgres://shop:ge#heim@localhost/shop',
  ])('refuse the database %s, and keep its password to themselves', (text) => {
    const read = () => readSettings({ DATABASE_URL: text });
    expect(read).toThrow('DATABASE_URL must be an address like postgres://');
    expect(read).not.toThrow(/heim/);
  });

  it.each(['postgres:///shop?host=/var/run/postgresql', 'postgresql://shop:a%23b@10.0.0.5/shop'])(
    'take the database %s',
    (text) => expect(readSettings({ DATABASE_URL: text }).databaseUrl).toBe(text),
  );
});
