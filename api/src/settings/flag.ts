import { BadSetting } from '../bad-setting';

/** A setting that is 0 or 1, 0 when it is left out; throws BadSetting that names a bad one. */
export function flag(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] || '0';
  if (text !== '0' && text !== '1') throw new BadSetting(`${name} must be 0 or 1, not '${text}'.`);
  return text === '1';
}
