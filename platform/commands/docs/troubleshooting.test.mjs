import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The code that prints messages; the tests' own tools too, whose messages are met as well. */
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)))
  .filter((file) => !/\.test\.|^tests\/e2e\/|\/tests\//.test(file));

/** In one line, with texts joined that a line's length has parted: `'a ' + 'b'`. */
const code = sources
  .map((file) =>
    read(file)
      .replace(/(['`]) ?\+\s*['`]/g, '')
      .replaceAll("\\'", "'")
      .replace(/\s+/g, ' '),
  )
  .join('\n');

/** Rows of the tables: their cells without the bars. */
const rows = [...read('docs/troubleshooting.md').matchAll(/^\| (`.+) \|$/gm)].map(([, row]) =>
  row.split(' | '),
);
const messages = rows.flatMap(([message]) => message.match(/(?<=`)[^`]{2,}(?=`)/g) ?? []);

/** `…` is an expression of the code; at an end, anything. */
function occurs(message) {
  const pieces = message.replace(/^…|…$/g, '').split('…');
  const escaped = pieces.map((piece) => piece.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(escaped.join(' ?\\$\\{[^`]{1,120}?\\} ?')).test(code);
}

describe('docs/troubleshooting.md', () => {
  it('has some dozens of messages, each once, with its cause and what to do', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(
      rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === '')),
    ).toEqual([]);
    const first = rows.map(([message]) => message);
    expect(first.filter((message, at) => first.indexOf(message) !== at)).toEqual([]);
  });

  it('names messages that the code prints, word for word', () => {
    expect(occurs('The shop … is closed for ever')).toBe(false);
    expect(messages.length).toBeGreaterThanOrEqual(rows.length);
    expect(messages.filter((message) => !occurs(message))).toEqual([]);
  });
});
