import { tsImport } from 'tsx/esm/api';

/**
 * Reads the storefront's settings and the shop's configuration as the storefront will, so that a
 * mistake is named before anything is built.
 * @returns {Promise<{ host: string, siteUrl: string, name: string }>} rejects naming what is wrong
 */
export async function checkedSettings() {
  const { readSettings } = await tsImport('../../host/server/settings.ts', import.meta.url);
  const { host, config } = readSettings();
  return { host, siteUrl: config.siteUrl, name: config.name };
}
