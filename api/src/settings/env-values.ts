import { OperatorError } from '../operator-error';

/** A setting that is 0 or 1, 0 when it is left out; throws OperatorError that names a bad one. */
export function flag(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] || '0';
  if (text !== '0' && text !== '1')
    throw new OperatorError(`${name} must be 0 or 1, not '${text}'.`);
  return text === '1';
}

/** A setting that is a whole number, 1 or more; throws OperatorError that names a bad one. */
export function wholeNumber(env: NodeJS.ProcessEnv, name: string, standard: number): number {
  const text = env[name];
  if (!text) return standard;
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new OperatorError(`${name} must be a whole number, 1 or more, not '${text}'.`);
  }
  return Number(text);
}
