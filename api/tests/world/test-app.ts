import { defaultConfig } from '@shop/shared/default-config';
import { buildApp } from '../../src/app';
import type { Mail } from '../../src/mail/mailer';
import { openMedia } from '../../src/pictures/media';
import {
  type AccountSettings,
  readAccountSettings,
  readCommentSettings,
} from '../../src/settings/account-settings';
import { readOrderSettings } from '../../src/settings/order-settings';
import type { TestShop } from './test-shop';
import { secretKey } from './tokens';

/**
 * The application on a test shop's database, not listening; its mail is stored in `sent`, and `log`
 * gets the lines of its log. Pictures lie in `mediaStore`, or in the shop's data folder.
 */
export async function buildTestApp(
  shop: TestShop,
  accounts: Partial<AccountSettings> = {},
  log?: (line: string) => void,
  mediaStore?: string,
) {
  const sent: Mail[] = [];
  const built = await buildApp({
    db: shop.db,
    openPool: () => shop.db,
    media: openMedia({ dataDir: shop.dataDir, mediaStore }),
    secret: new TextEncoder().encode(secretKey),
    accounts: { ...readAccountSettings(), ...accounts },
    comments: readCommentSettings(),
    orders: readOrderSettings(),
    currency: defaultConfig.currency,
    mailer: { send: async (mail) => void sent.push(mail) },
    mail: {
      contactTo: 'owner@shop.example',
      shopName: 'Leather Shop',
      siteUrl: 'https://shop.example',
    },
    log,
  });
  return { ...built, sent };
}
