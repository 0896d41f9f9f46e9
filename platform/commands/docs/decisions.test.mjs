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
  if (!status)
    faults.push('begins otherwise than with "# Title", "- Date: YYYY-MM-DD", "- Status:"');
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
    ['a date that is none', good.replace('2026-11-20', 'November'), 'begins otherwise'],
    ['no status', good.replace('- Status: accepted\n', ''), 'begins otherwise'],
    ['another status', good.replace('accepted', 'draft'), 'the status is neither'],
    ['a section that lacks', good.replace('## Context\n', ''), 'the sections are Decision, Con'],
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

describe('docs/decisions/README.md', () => {
  it('lists each decision once, with its title, date and status, and none that is superseded', () => {
    const rows = [
      ...read('decisions/README.md').matchAll(/^\| \[(.+)\]\((.+)\) \| (.+) \| (.+) \|$/gm),
    ];
    const line = (file, head = []) => `${file}: ${head.join(', ')}`;
    const listed = rows.map(([, title, file, ...rest]) => line(file, [title, ...rest]));
    const holding = pagesIn('decisions')
      .map((file) => [file, headOf(read(`decisions/${file}`))])
      .filter(([, head]) => !head?.[2].startsWith('superseded'))
      .map(([file, head]) => line(file, head));
    expect(listed.toSorted()).toEqual(holding.toSorted());
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
