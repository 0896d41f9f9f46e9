/** A package whose code is in a build, as its package.json says. */
export interface BuiltLibrary {
  name: string;
  version: string;
  /** SPDX; an object in old packages */
  license?: unknown;
}

/** `bom.cdx.json` is one of the names that readers of CycloneDX look for. */
export declare const billFile: string;

/** Each component's property: `browser` or `server`, once for each build that it is in. */
export declare const buildProperty: string;

/**
 * The libraries of a version as CycloneDX 1.6. It has no time and no serial number: the same sources
 * give the same bytes.
 * @param builds `browser` and `server` → the packages in that build, in any order
 */
export declare function billOf(
  name: string,
  version: string,
  builds: Readonly<Record<string, readonly BuiltLibrary[]>>,
): string;
