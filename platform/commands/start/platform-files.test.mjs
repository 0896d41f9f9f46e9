import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platformFile } from './root.mjs';

const commands = platformFile('commands');
const named = readdirSync(commands, { recursive: true })
  .filter((file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
  .flatMap((file) => {
    const source = readFileSync(path.join(commands, file), 'utf8');
    return [...source.matchAll(/platformFile\('([^']+)'\)/g)].map(([, found]) => [file, found]);
  });

// They are names in strings: no compiler looks for these files.
test.each(named)('%s finds %s', (_command, file) => {
  expect(existsSync(platformFile(file))).toBe(true);
});
