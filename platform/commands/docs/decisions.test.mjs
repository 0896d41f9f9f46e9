import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';

const pagesIn = (folder) =>
  readdirSync(path.join(root, 'docs', folder)).filter((file) => file !== 'README.md');
const read = (file) => readFileSync(path.join(root, 'docs', file), 'utf8');

const maxWords = 400;
const sections = ['Context', 'Decision', 'Consequences'];
const headOf = (text) =>
  /^# (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (.+)\n/.exec(text)?.slice(1);

/** What keeps a page from the template of decisions: a line for each fault, none if it follows it. */
function faultsOf(file, text) {
  const faults = [];
  const [, , status] = headOf(text) ?? [];
  if (!status) faults.push('does not begin with "# Title", "- Date: YYYY-MM-DD", "- Status:"');
  else if (!/^(accepted(;.+)?|superseded by \[.+\]\(.+\).*)$/.test(status))
    faults.push(`the status is neither accepted nor superseded by a link: ${status}`);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  if (headings.join() !== sections.join())
    faults.push(`the sections are ${headings.join(', ')}, not ${sections.join(', ')}`);
  const empty = headings.filter((heading) =>
    new RegExp(`^## ${heading}\\s*(?:^## |$(?![^]))`, 'm').test(text),
  );
  if (empty.length > 0) faults.push(`nothing is said under ${empty.join(', ')}`);
  // As `wc -w` counts: tables, code and marks too.
  const words = text.trim().split(/\s+/).length;
  if (words > maxWords) faults.push(`${words} words, and ${maxWords} are the most`);
  return faults.map((fault) => `docs/decisions/${file}: ${fault}`);
}

const good = `# One cart for all tabs

- Date: 2026-11-20
- Status: accepted

## Context

Two tabs.

## Decision

One cart.

## Consequences

- Less confusion.
`;

describe('the template of decisions', () => {
  it('lets a page pass that follows it', () => {
    expect(faultsOf('a.md', good)).toEqual([]);
  });

  it.each([
    ['no date', good.replace('2026-11-20', 'November'), 'does not begin with'],
    ['no status', good.replace('- Status: accepted\n', ''), 'does not begin with'],
    ['another status', good.replace('accepted', 'draft'), 'the status is neither'],
    ['a missing section', good.replace('## Context\n', ''), 'the sections are Decision, Con'],
    ['another order', good.replace('Context', 'X').replace('Decision', 'Context'), 'the sections'],
    ['one section more', `${good}\n## Measured\n\nMuch.\n`, 'the sections are Context, Decision, '],
    ['an empty section', good.replace('One cart.\n', ''), 'nothing is said under Decision'],
    ['an empty end', good.replace('- Less confusion.\n', ''), 'nothing is said under Consequences'],
    ['too many words', `${good}${'word '.repeat(400)}`, '\\d+ words, and 400 are the most'],
  ])('refuses %s, and names the file', (_, text, fault) => {
    const named = new RegExp(`^docs/decisions/a\\.md: ${fault}`);
    expect(faultsOf('a.md', text)).toContainEqual(expect.stringMatching(named));
  });

  it('is followed by every page', () => {
    const pages = pagesIn('decisions');
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap((file) => faultsOf(file, read(`decisions/${file}`)))).toEqual([]);
  });
});

/** What is wrong with the row of one page in the index: rows are what the index says of it. */
function faultsOfIndex(file, [title, date, status] = [], rows) {
  const due = status?.startsWith('superseded') ? 0 : 1;
  if (rows.length !== due)
    return [`${file}: ${rows.length} rows in the index, not ${due} (${status})`];
  const right = `${title} | ${date} | ${status}`;
  return rows.flatMap((row) =>
    row === right ? [] : [`${file}: "${row}" is "${right}" on its page`],
  );
}

describe('docs/decisions/README.md', () => {
  const rowsOf = (text, file) =>
    [...text.matchAll(/^\| \[(.+)\]\((.+)\) (\| .+ \| .+) \|$/gm)].flatMap((row) =>
      row[2] === file ? [`${row[1]} ${row[3]}`] : [],
    );

  it.each([
    ['a missing page', ['One', '2026-11-20', 'accepted'], [], '0 rows in the index, not 1'],
    ['a page twice', ['One', '2026-11-20', 'accepted'], ['a', 'b'], '2 rows in the index, not 1'],
    [
      'a superseded page',
      ['One', '2026-11-20', 'superseded by'],
      ['a'],
      '1 rows in the index, not 0',
    ],
    ['another title', ['One', '2026-11-20', 'accepted'], ['Two | 2026-11-20 | accepted'], '"Two |'],
  ])('may not have %s', (_, head, rows, fault) => {
    expect(faultsOfIndex('a.md', head, rows).join()).toContain(`a.md: ${fault}`);
  });

  it('lists each decision once, with its title, date and status, and none that is superseded', () => {
    const index = read('decisions/README.md');
    const faults = pagesIn('decisions').flatMap((file) =>
      faultsOfIndex(file, headOf(read(`decisions/${file}`)), rowsOf(index, file)),
    );
    expect(faults).toEqual([]);
  });
});

describe('docs/measurements', () => {
  it('has pages that a decision links to, and an index that lists each once', () => {
    const all = pagesIn('decisions').map((file) => read(`decisions/${file}`));
    const unlinked = pagesIn('measurements').filter(
      (file) => !all.some((text) => text.includes(`](../measurements/${file}`)),
    );
    expect(unlinked).toEqual([]);
    const listed = [...read('measurements/README.md').matchAll(/^- \[.+\]\((.+)\)$/gm)];
    expect(listed.map(([, file]) => file).toSorted()).toEqual(pagesIn('measurements').toSorted());
  });
});
