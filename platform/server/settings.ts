import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { root } from '../build/site-folder.js';
import { readConfigFile } from './config-file';
import { defaultRules, type Site, type SiteConfig, type SiteRules } from './site';
import { timeoutsMs } from './timeouts';

/** Everything that the storefront server takes from its environment. */
export type Settings = ReturnType<typeof readSettings<SiteConfig>>;

/**
 * Reads the environment and the site's configuration file.
 * @throws naming the setting that is wrong
 */
export function readSettings<Config extends SiteConfig>(
  site: Site<Config>,
  env: NodeJS.ProcessEnv = process.env,
) {
  const port = portNumber(env.PORT || '3000', 'PORT');
  const siteRoot = site.root ?? root;
  const dataDir = env.DATA_DIR || path.join(siteRoot, '.data');
  const apiUrl = origin(env.API_URL || 'http://127.0.0.1:4000', 'API_URL');
  const given = configFile(site, siteRoot, env.SHOP_CONFIG);
  const config = {
    ...(site.defaultConfig ?? ({} as Config)),
    ...given,
    siteUrl: env.SITE_URL
      ? origin(env.SITE_URL, 'SITE_URL')
      : origin(given.siteUrl || `http://localhost:${port}`, 'siteUrl'),
    apiOrigin: env.API_ORIGIN === '' ? '' : origin(env.API_ORIGIN ?? apiUrl, 'API_ORIGIN'),
  };
  const mediaOrigin =
    env.MEDIA_ORIGIN &&
    origin(env.MEDIA_ORIGIN, 'MEDIA_ORIGIN', /^https:$/, 'https://pictures.example');
  if (mediaOrigin) config.mediaOrigin = mediaOrigin;
  const rules: SiteRules = { ...defaultRules, ...site.rules(config) };
  // No address of its pictures has to be translated.
  if (!rules.api) config.apiOrigin = '';
  return {
    port,
    host: env.HOST || '127.0.0.1',
    /** where the API listens, as this server reaches it */
    apiUrl,
    /** proxies in front whose header with the visitor's address is trusted, in addition to loopback */
    trustedProxies: addresses(env.TRUSTED_PROXIES ?? '', 'TRUSTED_PROXIES'),
    storeDir: env.STORE_DIR || path.join(dataDir, 'store'),
    /** where the release store listens for teams that publish over HTTP; nowhere without it */
    releaseUrl: env.RELEASE_URL
      ? // Such an address is printed by the command that serves the store.
        origin(env.RELEASE_URL.replace(/\/_release\/?$/, ''), 'RELEASE_URL')
      : undefined,
    channel: env.CHANNEL || 'live',
    /** The shop has a PostgreSQL of its own. Its address is a secret, and renderer workers get this. */
    hasDatabase: Boolean(env.DATABASE_URL),
    /** renderer workers of one app in one release: one, and more under load */
    maxWorkersPerApp: count(env.RENDER_THREADS, 'RENDER_THREADS', defaultWorkers(), [1, 64]),
    /** code of an app that runs longer without a pause has its worker ended, in ms */
    renderTimeoutMs: count(env.RENDER_DEADLINE, 'RENDER_DEADLINE', timeoutsMs.render, [
      250,
      timeoutsMs.maxRender,
    ]),
    /** memory that code of the apps may use in one worker, in MB */
    maxOldGenerationSizeMb: count(env.RENDER_MEMORY, 'RENDER_MEMORY', 512, [64, 8_192]),
    /** reloads pages when a new release is live */
    dev: env.SHOP_DEV === '1',
    /** lets `?inspect` tell which app made what, and preview other versions */
    inspect: flag(env.INSPECT, 'INSPECT'),
    /** where Prometheus reads metrics, and the address that it does so by; off without a port */
    metricsPort: env.METRICS_PORT ? portNumber(env.METRICS_PORT, 'METRICS_PORT') : undefined,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    /** origins other than the API's own that pages may take pictures from */
    pictureOrigins: [
      ...(mediaOrigin ? [mediaOrigin] : []),
      ...words(env.PICTURE_ORIGINS).map((text) => httpsOrigin(text, 'PICTURE_ORIGINS')),
    ],
    /** for the site's apps; the server reads only what it knows */
    config,
    rules,
    publicFolder: site.publicFolder ?? path.join(siteRoot, 'host/site/public'),
  };
}

/** Of a site without settings of its own. */
const plainSchema = Type.Object({ siteUrl: Type.String() }, { additionalProperties: false });

function configFile<Config extends SiteConfig>(
  { configSchema = plainSchema, normalizeConfig = (given) => given }: Site<Config>,
  folder: string,
  named: string | undefined,
): Partial<Config> {
  const file = named || path.join(folder, 'shop.json');
  if (existsSync(file)) return normalizeConfig(readConfigFile<Config>(file, configSchema));
  if (named) throw new Error(`SHOP_CONFIG names ${file}, which does not exist`);
  return {};
}

const words = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

function httpsOrigin(text: string, name: string): string {
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL(text).origin;
  throw new Error(`${name} holds addresses like https://pictures.example, not "${text}"`);
}

function flag(text: string | undefined, name: string): boolean {
  if (!text || text === '0') return false;
  if (text === '1') return true;
  throw new Error(`${name} is 0 or 1, not "${text}"`);
}

function portNumber(text: string, name: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(`${name} is a port number, not "${text}"`);
  }
  return Number(text);
}

function count(
  text: string | undefined,
  name: string,
  defaultValue: number,
  [min, max]: readonly [number, number],
): number {
  if (!text) return defaultValue;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (value >= min && value <= max) return value;
  throw new Error(`${name} is a number from ${min} to ${max}, not "${text}"`);
}

/** Two at least, so that one that is stuck leaves another to the other pages of its app. */
const defaultWorkers = (): number => Math.min(4, Math.max(2, availableParallelism()));

/** Addresses, networks like 10.0.0.0/8, and the names that Fastify has for some. */
function addresses(text: string, name: string): string[] {
  const list = words(text);
  const wrong = list.find(
    (one) => !['loopback', 'linklocal', 'uniquelocal'].includes(one) && !isNetwork(one),
  );
  if (wrong) throw new Error(`${name} holds addresses like 10.0.0.10, not "${wrong}"`);
  return list;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const maxBits = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= maxBits;
}

/** All but the origin would be dropped silently: it is refused. A password is not printed. */
function origin(
  text: string,
  name: string,
  protocol = /^https?:$/,
  example = 'https://shop.example',
): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && protocol.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  const given = text.replace(/\/\/.*@/, '//…@');
  throw new Error(`${name} is an address like ${example} and nothing more, not "${given}"`);
}
