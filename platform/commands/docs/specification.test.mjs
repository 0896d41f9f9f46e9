import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';

const page = 'docs/specification.md';
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read(page);
const lines = text.split('\n');

/** The text of each section, by its number. */
const sections = new Map(
  text
    .split(/^## /m)
    .map((part) => [/^\d+(?=\. )/.exec(part)?.[0], part])
    .filter(([number]) => number),
);
/** A row begins with its number: `| <a id="5.7"></a>5.7 | statement | tests |`. */
const rows = lines.filter((line) => /^\| (?:<a|\d)/.test(line));
const statements = rows.map((row) => {
  const [, id] = /^\| <a id="(\d+\.\d+)"><\/a>\1 \| /.exec(row) ?? [];
  return { row, id, shownBy: row.split(' | ').at(-1).replace(/ \|$/, '').split('<br>') };
});
const ids = statements.map(({ id }) => id);

/** `[name]: ../file` at the end of the page. */
const files = new Map(
  [...text.matchAll(/^\[([\w.-]+)\]: \.\.\/(.+)$/gm)].map(([, name, file]) => [name, file]),
);

/** Titles of tests and of groups; of `it.each` as they are written. */
const titlesIn = (file) =>
  [
    ...read(file).matchAll(
      /(?:\b(?:describe|it|test)(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,/g,
    ),
  ].map(([, , title]) => title.replaceAll(/\\(.)/g, '$1'));

/** What is wrong with one entry of the last column: `[file] title`, or a context with its reason. */
function faultOf(entry) {
  if (/^\*Context:\* \w+/.test(entry)) return undefined;
  const [, name, title] = /^\[([\w.-]+)\] (.+)$/.exec(entry) ?? [];
  if (!name) return 'names no test';
  if (!existsSync(path.join(root, files.get(name) ?? 'no such file'))) return `no file ${name}`;
  const titles = titlesIn(files.get(name));
  const whole = titles.filter((one) => one === title);
  const found = whole.length > 0 ? whole : titles.filter((one) => one.includes(title));
  return found.length === 1 ? undefined : `${found.length} tests in ${files.get(name)}: ${title}`;
}

/**
 * What a text cites: “spec section 5”, “specification (sections 1 and 2.14)”, with a part of the
 * section behind a comma; or a statement, as “spec 5.7” and as `specification.md#5.7`.
 */
const citations = [
  /\b[Ss]pec(?:ification)?\b[^.;)]{0,60}?\bsections?[\s/*]+(\d+(?:\.\d+)?(?:(?:, | and |, and )\d+(?:\.\d+)?)*)(?:, ([A-Z][\w ]*\w))?/g,
  /\b[Ss]pec(?:ification)?(?:\.md#|,? (?:statements? )?)(\d+\.\d+)\b/g,
];

/** The numbers and parts that a citation names and the page lacks. */
function missingOf([, numbers, part]) {
  const named = numbers.split(/, and | and |, /);
  const isPart = () =>
    new RegExp(`(?:^### |\\| )${part}(?: \\||$)`, 'm').test(sections.get(named[0]) ?? '');
  return [
    ...named.filter((number) => !sections.has(number) && !ids.includes(number)),
    ...(part && !isPart() ? [part] : []),
  ];
}

describe('docs/specification.md', () => {
  it('has nine sections, and some hundred statements in them', () => {
    expect([...sections.keys()].join('')).toBe('123456789');
    expect(statements.length).toBeGreaterThan(200);
    for (const [number, section] of sections) {
      const own = statements.filter(({ row }) => section.includes(row));
      expect([number, own.filter(({ id }) => !id?.startsWith(`${number}.`))]).toEqual([number, []]);
    }
  });

  it('gives each statement an address of its own', () => {
    const repeated = statements.filter(({ id }, at) => !id || ids.indexOf(id) !== at);
    expect(repeated.map(({ row }) => row)).toEqual([]);
  });

  it('names for each statement a test that there is', () => {
    const faults = statements.flatMap(({ id, shownBy }) =>
      shownBy.map((entry) => [id, faultOf(entry)]).filter(([, fault]) => fault),
    );
    expect(faults.map((fault) => fault.join(' '))).toEqual([]);
  });

  it('lists the files of those tests once, and no other file', () => {
    const named = statements.flatMap(({ shownBy }) =>
      shownBy.map((entry) => /^\[(.+?)\]/.exec(entry)?.[1]).filter(Boolean),
    );
    const listed = lines.filter((line) => /^\[.+\]: /.test(line));
    expect(listed.map((line) => /^\[(.+?)\]/.exec(line)[1])).toEqual(
      [...new Set(named)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    );
  });
});

describe('comments, tests and documents', () => {
  it('cite sections and statements that there are', () => {
    const candidates = execFileSync('git', ['grep', '-lIE', '\\b[Ss]pec(ification)?\\b'], {
      cwd: root,
      encoding: 'utf8',
    });
    const cited = candidates
      .trim()
      .split('\n')
      .filter((file) => existsSync(path.join(root, file)))
      .flatMap((file) => {
        const source = read(file);
        const matches = citations.flatMap((pattern) => [...source.matchAll(pattern)]);
        return matches.map((match) => ({
          where: `${file}:${source.slice(0, match.index).split('\n').length}`,
          what: match[0],
          missing: missingOf(match),
        }));
      });
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });
});
