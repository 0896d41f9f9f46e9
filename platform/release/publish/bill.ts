/** A package whose code is in a build, as its package.json says. */
export interface BuiltLibrary {
  name: string;
  version: string;
  /** SPDX; an object in old packages */
  license?: unknown;
}

/** `bom.cdx.json` is one of the names that readers of CycloneDX look for. */
export const billFile = 'bom.cdx.json';

/** Each component's property: `browser` or `server`, once for each build that it is in. */
export const buildProperty = 'federated-site:build';

/**
 * The libraries of a version as CycloneDX 1.6. It has no time and no serial number: the same sources
 * give the same bytes.
 * @param builds `browser` and `server` → the packages in that build, in any order
 */
export function billOf(
  name: string,
  version: string,
  builds: Readonly<Record<string, readonly BuiltLibrary[]>>,
): string {
  const found = new Map<string, BuiltLibrary & { purl: string; builds: Set<string> }>();
  for (const [build, libraries] of Object.entries(builds)) {
    for (const library of libraries) {
      const purl = `pkg:npm/${library.name.replace('@', '%40')}@${encodeURIComponent(library.version)}`;
      const one = found.get(purl) ?? { ...library, purl, builds: new Set() };
      found.set(purl, one);
      one.builds.add(build);
    }
  }
  const sorted = [...found.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: sorted.map((library) => ({
      type: 'library',
      'bom-ref': library.purl,
      name: library.name,
      version: library.version,
      ...(typeof library.license === 'string' && { licenses: [{ expression: library.license }] }),
      purl: library.purl,
      properties: [...library.builds].sort().map((value) => ({ name: buildProperty, value })),
    })),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
