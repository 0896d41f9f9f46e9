import { BadSetting } from '../bad-setting';

/** A setting that is a whole number, 1 or more; throws BadSetting that names a bad one. */
export function wholeNumber(env: NodeJS.ProcessEnv, name: string, standard: number): number {
  const text = env[name];
  if (!text) return standard;
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new BadSetting(`${name} must be a whole number, 1 or more, not '${text}'.`);
  }
  return Number(text);
}
