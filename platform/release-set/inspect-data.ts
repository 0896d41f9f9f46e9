import type { PageRelease } from './release-set';

/** What the server tells the overlay, in the JSON block `inspect-data`. */
export interface InspectData {
  /** id of the page's release */
  release: string;
  /** its apps with their versions */
  versions: Readonly<Record<string, string>>;
  remotes: PageRelease['remotes'];
  /** app → path of its federation manifest, of the apps that have one */
  manifests: Readonly<Record<string, string>>;
  /** name of the preview that the visitor is in */
  preview?: string;
}

/** A published version of a remote. */
export interface PublishedVersion {
  version: string;
  /** when it was published, ISO 8601 */
  at: string;
  /** every visitor gets it */
  isLive: boolean;
  /** path that enters a preview of the live release with this version */
  preview: string;
}

/** Name of the parameter that opens the overlay. */
export const inspectParameter = 'inspect';

/** @param url absolute; whether the overlay is asked for */
export const isInspected = (url: string): boolean =>
  new URL(url).searchParams.has(inspectParameter);

export const inspectDataId = 'inspect-data';
