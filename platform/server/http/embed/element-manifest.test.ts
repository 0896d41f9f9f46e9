import Ajv from 'ajv';
import schema from 'custom-elements-manifest/schema.json';
import { elementManifest } from './element-manifest';
import { sampleElements } from './testing/sample-elements';

const events = { 'library:open': '{ id: number }' };
const manifest = elementManifest(sampleElements, events, 'https://library.example/embed.js');

describe('the custom elements manifest of a release', () => {
  it('is what the schema of the Web Components group says', () => {
    const ajv = new Ajv({ strict: false });
    const isValid = ajv.compile(schema);
    expect([isValid(manifest), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...manifest, modules: [{ kind: 'javascript-module' }] })).toBe(false);
  });

  it('has each attribute with its type and its limits, also those of every element', () => {
    const [declaration] = manifest.modules[0]?.declarations ?? [];
    expect(declaration).toMatchObject({ tagName: 'library-grid', name: 'LibraryGrid' });
    expect(declaration?.attributes).toEqual([
      { name: 'limit', description: 'Books. 1 to 9', type: { text: `number | \`\${number}\`` } },
      { name: 'sort', description: 'Sorted', type: { text: '"new" | "old"' } },
      {
        name: 'ids',
        description: 'Only these. 5 at most, separated by commas or spaces. As on the shelf',
        type: { text: 'string' },
      },
      { name: 'theme', description: 'Colours', type: { text: '"light" | "dark" | "auto"' } },
      {
        name: 'font',
        description: 'Font. “page”: the font of your page',
        type: { text: '"page"' },
      },
      {
        name: 'tag',
        description: 'Tag. 60 characters at most. Marks visitors who come by this page',
        type: { text: 'string' },
      },
    ]);
    expect(declaration?.events.map(({ name }) => name)).toEqual(['library:open', 'shop:error']);
  });
});
