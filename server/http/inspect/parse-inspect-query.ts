import {
  inspectParameter,
  readChoice,
  type VersionOverride,
} from '@shop/shared/release/inspect-data';

/**
 * What an address wishes for.
 * @param url path and query as asked for
 * @returns undefined when it has no `?inspect`; a choice when it names a version
 */
export function parseInspectQuery(url: string): { choice?: VersionOverride } | undefined {
  const text = new URLSearchParams(url.split('?').slice(1).join('?')).get(inspectParameter);
  if (text === null) return undefined;
  const choice = readChoice(text);
  return choice ? { choice } : {};
}
