import { loopbackWithoutProxy } from '../start/run.mjs';

/**
 * Settings of a shop, and Node's mode: tests set their own. A test compares them with
 * docs/configuration.md. And Node's proxies: tests call this machine only.
 */
export const notForTests = [
  'AWS_ACCESS_KEY_ID',
  'AWS_DEFAULT_REGION',
  'AWS_ENDPOINT_URL',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'ACCESS_TOKEN_SECONDS',
  'API_METRICS_PORT',
  'API_ORIGIN',
  'API_URL',
  'CHANNEL',
  'COMMENT_APPROVAL',
  'COMMENT_LIMIT',
  'CONTACT_EMAIL',
  'CONTACT_LIMIT',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'INSPECT',
  'LOGIN_LIMIT',
  'MAIL_FROM',
  'METRICS_HOST',
  'METRICS_PORT',
  'NODE_ENV',
  'NODE_USE_ENV_PROXY',
  'ORDER_LIMIT',
  'PICTURE_ORIGINS',
  'PORT',
  'REFRESH_TOKEN_SECONDS',
  'REGISTER_LIMIT',
  'RELEASE_STORE',
  'RELEASE_URL',
  'RENDER_DEADLINE',
  'RENDER_MEMORY',
  'RENDER_THREADS',
  'RESET_LIMIT',
  'ROTATE_REFRESH_TOKENS',
  'SECRET_KEY',
  'SHOP_CONFIG',
  'SHOP_NAME',
  'SITE_URL',
  'SMTP_URL',
  'STORE_DIR',
  'TRUSTED_PROXIES',
  'UPI_ID',
];

/** What a step of `npm test` hears of the developer's shell: no shop's settings, no proxy to itself. */
export const testEnvironment = (env) =>
  loopbackWithoutProxy(
    Object.fromEntries(Object.entries(env).filter(([name]) => !notForTests.includes(name))),
  );
