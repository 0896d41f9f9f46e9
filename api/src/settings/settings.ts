import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Currency, defaultConfig, shopConfigSchema } from '@shop/shared/default-config';
import { Value } from '@sinclair/typebox/value';
import { OperatorError } from '../operator-error';
import { readAccountSettings, readCommentSettings } from './account-settings';
import { readMailSettings } from './mail-settings';
import { readOrderSettings } from './order-settings';

const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** How one API process is run; all but the currency comes from the environment. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings from environment variables; throws OperatorError that names a bad one. */
export const readSettings = (env: NodeJS.ProcessEnv) => ({
  host: env.HOST || '127.0.0.1',
  /** 0 picks a free port. */
  port: readPort(env.PORT) ?? 4000,
  /** Where Prometheus reads metrics, and the address that it does so by; off without a port. */
  metricsPort: readPort(env.API_METRICS_PORT, 'API_METRICS_PORT'),
  metricsHost: env.METRICS_HOST || '127.0.0.1',
  /** A PostgreSQL URL; without it the embedded database in `dataDir` is used. */
  databaseUrl: readDatabaseUrl(env.DATABASE_URL || undefined),
  /** Folder for the embedded database, pictures, mail that is not sent and the made secret. */
  dataDir: resolve(env.DATA_DIR || join(repositoryRoot, '.data')),
  /** Where pictures lie for good, `s3://…`, `postgres://…` or a folder; left out: in `dataDir`. */
  mediaStore: env.MEDIA_STORE ? readMediaStore(env.MEDIA_STORE) : undefined,
  /** Where browsers find pictures, an https origin; left out: at the address that answers. */
  mediaOrigin: readMediaOrigin(env.MEDIA_ORIGIN || undefined),
  /** Signs tokens; without it one is made and stored in `dataDir`, for development. */
  secretKey: env.SECRET_KEY || undefined,
  /** A folder with products.csv to load while the shop has no products of its own. */
  seedDir: env.SEED_DIR ? resolve(env.SEED_DIR) : undefined,
  /** Proxies whose X-Forwarded-For is believed, in addition to those on this machine. */
  trustedProxies: readProxies(env.TRUSTED_PROXIES),
  accounts: readAccountSettings(env),
  comments: readCommentSettings(env),
  orders: readOrderSettings(env),
  mail: readMailSettings(env),
  currency: readCurrency(env.SHOP_CONFIG || undefined),
});

/** The currency of the shop's configuration file; the storefront checks the rest of the file. */
function readCurrency(named: string | undefined): Currency {
  const file = named ?? join(repositoryRoot, 'shop.json');
  if (!existsSync(file)) {
    if (named) throw new OperatorError(`SHOP_CONFIG names ${file}, which does not exist.`);
    return defaultConfig.currency;
  }
  let given: { currency?: unknown };
  try {
    given = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  const { currency = defaultConfig.currency } = given;
  const schema = shopConfigSchema.properties.currency;
  if (!Value.Check(schema, currency)) {
    throw new OperatorError(`"currency" in ${file} must be ${schema.expected}.`);
  }
  return currency;
}

function readMediaOrigin(text: string | undefined): string | undefined {
  const given = text?.replace(/\/$/, '');
  if (given === undefined) return undefined;
  if (URL.canParse(given) && new URL(given).origin === given && given.startsWith('https:')) {
    return given;
  }
  throw new OperatorError(
    `MEDIA_ORIGIN must be an address like https://pictures.example, without a path, not '${text}'.`,
  );
}

/** The path of a folder is made absolute; an address stays. */
export const readMediaStore = (text: string): string =>
  /^[a-z\d+.-]+:/i.test(text) ? text : resolve(text);

/** Its message never holds the address, which may have a password in it. */
function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^postgres(?:ql)?:$/.test(new URL(text).protocol)) {
    throw new OperatorError(
      'DATABASE_URL must be an address like postgres://user:password@host/database; ' +
        'signs such as # or / in the password are written %23 and %2F.',
    );
  }
  return text;
}

/** Addresses, networks like 10.0.0.0/8, and the names that Fastify has for some. */
function readProxies(text = ''): string[] {
  const list = text.split(/[\s,]+/).filter(Boolean);
  const wrong = list.find(
    (one) => !['loopback', 'linklocal', 'uniquelocal'].includes(one) && !isNetwork(one),
  );
  if (wrong === undefined) return list;
  throw new OperatorError(`TRUSTED_PROXIES must hold addresses like 10.0.0.10, not '${wrong}'.`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const maxBits = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= maxBits;
}

function readPort(text: string | undefined, name = 'PORT'): number | undefined {
  if (!text) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new OperatorError(`${name} must be a whole number from 0 to 65535, not '${text}'.`);
  }
  return Number(text);
}
