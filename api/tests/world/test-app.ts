import { buildApp } from '../../src/app';
import type { Mail } from '../../src/mail/mailer';
import { type AccountSettings, readAccountSettings } from '../../src/settings/account-settings';
import { readCommentSettings } from '../../src/settings/comment-settings';
import type { TestShop } from './test-shop';
import { secretKey } from './tokens';

/** The application on a test shop's database, not listening; its mail is kept in `sent`. */
export async function buildTestApp(shop: TestShop, accounts: Partial<AccountSettings> = {}) {
  const sent: Mail[] = [];
  const built = await buildApp({
    db: shop.db,
    mediaDir: `${shop.dataDir}/media`,
    secret: new TextEncoder().encode(secretKey),
    accounts: { ...readAccountSettings(), ...accounts },
    comments: readCommentSettings(),
    mailer: { send: async (mail) => void sent.push(mail) },
    contactTo: 'owner@shop.example',
    shopName: 'Leather Shop',
    siteUrl: 'https://shop.example',
    logErrors: false,
  });
  return { ...built, sent };
}
