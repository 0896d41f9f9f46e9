import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../apps';
import { contractOf } from '../testing/store-world';
import { checkedContract } from './check-contract';
import schema from './contract.schema.json';

describe('the format of an upload', () => {
  it('is told field by field in the document', () => {
    const text = readFileSync(path.join(root, 'docs/remote-built-elsewhere.md'), 'utf8');
    const [, table = ''] = text.split('## contract.json');
    const told = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => name),
    );
    expect(told.sort()).toEqual(Object.keys(schema.properties).sort());
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
});
