/** A version of a remote that one tab asks for. */
export interface VersionOverride {
  part: string;
  version: string;
}

/** What the server tells the overlay, in the JSON block `inspect-data`. */
export interface InspectData {
  /** id of the release that the tab would have without a choice */
  base: string;
  /** its parts with their versions */
  versions: Readonly<Record<string, string>>;
  /** name of the preview that the visitor is in */
  preview?: string;
  /** the choice that this page is made with */
  swap?: VersionOverride;
  /** why a choice in the address was not followed: nobody in this tab made it; no such version */
  refused?: 'not-chosen-here' | 'not-published';
}

/** A published version of a remote. */
export interface PublishedVersion {
  version: string;
  /** when it was published, ISO 8601 */
  at: string;
}

/** Name of the parameter that opens the overlay, and holds the choice: `?inspect=blog@1.2.0`. */
export const inspectParameter = 'inspect';

export const inspectDataId = 'inspect-data';

const shape = /^([a-z][a-z0-9-]{0,39})@([0-9A-Za-z](?:[\w+-]|\.(?!\.)){0,79})$/;

/** @returns undefined when the text names no part with a version */
export function readChoice(text: string): VersionOverride | undefined {
  const [, part, version] = shape.exec(text) ?? [];
  return part && version ? { part, version } : undefined;
}

export const choiceText = ({ part, version }: VersionOverride): string => `${part}@${version}`;
