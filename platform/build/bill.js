const billFile = 'bom.cdx.json';
const buildProperty = 'federated-site:build';

/** `bill.d.ts` says what goes in and out. */
function billOf(name, version, builds) {
  const found = new Map();
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

module.exports = { billFile, billOf, buildProperty };
