import type { ShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';

/**
 * A shop's own configuration; settings it leaves out keep their defaults.
 * @throws naming the setting that is unknown or of another kind than the default's
 */
export function checkedConfig(given: unknown): Partial<ShopConfig> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error('the configuration is one object of settings');
  }
  const defaults = defaultConfig as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    if (!(name in defaults)) throw new Error(`there is no setting "${name}"`);
    if (kind(value) !== kind(defaults[name])) {
      throw new Error(`"${name}" is ${kind(defaults[name])}, not ${kind(value)}`);
    }
  }
  return given;
}

const kind = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'nothing' : `a ${typeof value}`;
