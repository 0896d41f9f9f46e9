import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../harness/service';

/** A block of commands in a document, and its promised output. */
export interface DocumentedBlock {
  page: string;
  /** of the block in the page, from 1 */
  line: number;
  /** one a line, with the comments behind them */
  commands: readonly string[];
  /** undefined where the page shows no output: that the commands succeed is the promise */
  promised: string | undefined;
}

/** Pages a reader types from: those of the root, of docs, then the README of each folder. */
const pages = (): string[] =>
  execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((page) => /^[^/]+$|^docs\/|README\.md$/.test(page) && page !== '')
    .sort((a, b) => depth(a) - depth(b));

function depth(page: string): number {
  return page.startsWith('docs/') ? 0.5 : page.split('/').length - 1;
}

const withoutIndent = (text: string, indent: string) =>
  text.replace(new RegExp(`^${indent}`, 'gm'), '');

/** Every block of `sh`, with the block of `text` that follows it at once. */
export const documentedBlocks = (): DocumentedBlock[] =>
  pages().flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    const blocks = /^( *)```sh\n(.*?)^\1```\n(?:\n\1```text\n(.*?)^\1```\n)?/gms;
    return [...text.matchAll(blocks)].map(([, indent = '', commands = '', promised], at, all) => ({
      page,
      line: text.slice(0, all[at]?.index).split('\n').length,
      commands: withoutIndent(commands, indent).trim().split('\n'),
      promised: promised === undefined ? undefined : withoutIndent(promised, indent).trim(),
    }));
  });

/** Examples in a document, and the pattern of the real values. */
const kinds = [
  [/…/, '.*'],
  [/\b\d+\.\d+\.\d+-[0-9a-f]{8}\b/, '\\d+\\.\\d+\\.\\d+(?:-[0-9a-f]{8})?'],
  [/\b[0-9a-f]{16}\b/, '[0-9a-f]{16}'],
] as const;
const anyKind = new RegExp(`(${kinds.map(([{ source }]) => source).join('|')})`);

/**
 * The whole output of a block, and nothing else: an example that it names twice is the same both
 * times, and `…` stands for anything within a line.
 */
export function promisePattern(promised: string): RegExp {
  const groups = new Map<string, string>();
  const pieces = promised.split(anyKind).map((piece, at) => {
    // By the rules of split, every second piece is an example.
    if (at % 2 === 0) return piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const [, pattern = ''] = kinds.find(([kind]) => kind.test(piece)) ?? [];
    if (piece === '…') return pattern;
    const value = groups.get(piece);
    if (value) return `\\k<${value}>`;
    groups.set(piece, `example${groups.size}`);
    return `(?<${groups.get(piece)}>${pattern})`;
  });
  return new RegExp(`^${pieces.join('')}$`);
}
