import { ImportRefused } from '../import-problem';
import { type Marked, readYaml } from './marked-yaml';

export interface FrontMatter {
  /** What stands between the two lines of three hyphens, by name. */
  fields: ReadonlyMap<string, Marked>;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
}

/** Takes a post apart into what is said about it and its text. Throws ImportRefused. */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines[0]?.trim() === '---' ? lines.findIndex(isEnd) : -1;
  if (end < 0) {
    const message = 'must begin with its title and date between two lines of three hyphens: ---';
    throw new ImportRefused([{ file, line: 1, message }]);
  }
  const { fields } = readYaml(file, lines.slice(1, end).join('\n'), 2);
  if (!fields) {
    const message = 'must name the post’s fields, each as in title: Leather in the monsoon';
    throw new ImportRefused([{ file, line: 2, message }]);
  }
  return { fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

const isEnd = (line: string, index: number): boolean => index > 0 && line.trimEnd() === '---';
