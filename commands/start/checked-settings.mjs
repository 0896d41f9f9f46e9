import { tsImport } from 'tsx/esm/api';

/**
 * Reads the storefront's settings and the shop's configuration as the storefront will, so that a
 * mistake is named before anything is built.
 * @returns {Promise<{ host: string, siteUrl: string, name: string, email: string }>} `email` is the
 * shop's own, '' where shop.json has none; rejects naming what is wrong
 */
export async function checkedSettings() {
  const { readSettings } = await tsImport('../../server/settings.ts', import.meta.url);
  const { host, config } = readSettings();
  const { defaultConfig } = await tsImport('@shop/shared/default-config', import.meta.url);
  const email = config.email === defaultConfig.email ? '' : config.email;
  return { host, siteUrl: config.siteUrl, name: config.name, email };
}
