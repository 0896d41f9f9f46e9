import { readFile } from 'node:fs/promises';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/**
 * Whose bytes a built script is, told by its source map.
 * @param file path of the script, its map beside it
 * @returns source → share of the script's characters, all together 1; '' is what webpack adds
 */
export async function sourceShares(file: string): Promise<Map<string, number>> {
  const [code, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`, 'utf8')]);
  const lines = code.split('\n');
  const owned = new Map<string, number>();
  const add = (source: string, characters: number) =>
    owned.set(source, (owned.get(source) ?? 0) + characters);

  let line = 1;
  let column = 0;
  let source = '';
  const advance = (toLine: number, toColumn: number) => {
    while (line < toLine) {
      add(source, (lines[line - 1]?.length ?? 0) - column);
      line += 1;
      column = 0;
    }
    add(source, toColumn - column);
    column = toColumn;
  };
  eachMapping(new TraceMap(map), (mapping) => {
    advance(mapping.generatedLine, mapping.generatedColumn);
    source = mapping.source ?? '';
  });
  advance(lines.length, lines.at(-1)?.length ?? 0);

  const all = [...owned.values()].reduce((sum, characters) => sum + characters, 0);
  return new Map([...owned].map(([name, characters]) => [name, characters / all]));
}
