import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../apps';
import { contractOf } from '../testing/store-world';
import { checkedContract } from './check-contract';
import schema from './contract.schema.json';

describe('the format of an upload', () => {
  it('is documented field by field', () => {
    const text = readFileSync(path.join(root, 'docs/remote-built-elsewhere.md'), 'utf8');
    const [, table = ''] = text.split('## contract.json');
    const documented = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name),
    );
    expect(documented.sort()).toEqual(Object.keys(schema.properties).sort());
  });

  it('takes all that a build of a site states', () => {
    const contract = contractOf('catalog', '1.0.0', { budget: 40, embeds: ['site-grid'] });
    expect(checkedContract('it', structuredClone(contract))).toEqual(contract);
  });

  it('has no elements for other web pages without a server bundle', () => {
    const embedDefinitions = { 'site-grid': { widget: 'Grid', title: '', attributes: {} } };
    const contract = { ...contractOf('catalog', '1.0.0'), embedDefinitions, embeds: undefined };
    expect(checkedContract('it', { ...contract }).embeds).toEqual(['site-grid']);
    expect(() => checkedContract('it', { ...contract, server: false })).toThrow(
      'it: "server" is false, and <site-grid> in other web pages comes from the server',
    );
  });

  it.each([
    [{ limit: {} }, '"embedDefinitions.site-grid.attributes.limit.kind" is missing'],
    [{ limit: { kind: 'list', label: 'L' } }, 'attributes.limit.kind" must be equal to one of'],
    [{ limit: { kind: 'text', label: 'L' } }, 'attributes.limit.most" is missing'],
    [{ limit: { kind: 'names', label: 'L' } }, 'attributes.limit.most" is missing'],
    [{ limit: { kind: 'count', label: 'L', from: 1 } }, 'attributes.limit.to" is missing'],
    [{ limit: { kind: 'choice', label: 'L' } }, 'attributes.limit.of" is missing'],
    [{ limit: { kind: 'choice', label: 'L', of: [1] } }, 'attributes.limit.of.0" must be string'],
    [{ limit: { kind: 'count', label: 'L', from: '*/', to: 9 } }, 'limit.from" must be number'],
    [{ 'a"?: 1': { kind: 'text', label: 'L', most: 9 } }, 'attributes.a"?: 1" must match pattern'],
  ])(
    'has attributes of other web pages that types can be made of: not %j',
    (attributes, sentence) => {
      const embedDefinitions = { 'site-grid': { widget: 'Grid', title: '', attributes } };
      const contract = { ...contractOf('catalog', '1.0.0'), embedDefinitions, embeds: undefined };
      expect(() => checkedContract('it', contract)).toThrow(sentence);
    },
  );

  it.each(['font-face', 'font-face-src', 'annotation-xml', 'color-profile', 'missing-glyph'])(
    'has no element %s: browsers define none of that name, and embed.js would end there',
    (element) => {
      const embedDefinitions = { [element]: { widget: 'Grid', title: '', attributes: {} } };
      const contract = { ...contractOf('catalog', '1.0.0'), embedDefinitions, embeds: undefined };
      expect(() => checkedContract('it', contract)).toThrow(
        `it: "embedDefinitions.${element}" must match pattern`,
      );
    },
  );

  it('takes each kind of attribute, under a name with a dash as well', () => {
    const attributes = {
      'max-items': { kind: 'count', label: 'Most', from: 1, to: 9 },
      heading: { kind: 'text', label: 'Heading', hint: 'above it', most: 60 },
      slugs: { kind: 'names', label: 'Only these', most: 3 },
      sort: { kind: 'choice', label: 'Sorted', of: ['new'] },
    };
    const embedDefinitions = { 'site-grid': { widget: 'Grid', title: '', attributes } };
    const contract = { ...contractOf('catalog', '1.0.0'), embedDefinitions, embeds: undefined };
    expect(checkedContract('it', contract).embedDefinitions).toEqual(embedDefinitions);
    const other = { 'Site grid': embedDefinitions['site-grid'] };
    expect(() => checkedContract('it', { ...contract, embedDefinitions: other })).toThrow(
      'pattern',
    );
  });
});
