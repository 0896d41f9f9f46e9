import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Expected {
  level: Level;
  text: RegExp | string;
  seen: boolean;
}

let expected: Expected[] = [];
let stray: string[] = [];

/**
 * Says that this test makes the code complain. The test fails when it does not.
 * @param text a part of the message
 */
export function expectConsole(level: Level, text: RegExp | string): void {
  expected.push({ level, text, seen: false });
}

/** Makes a stray console.error or console.warn fail the test it happens in. For setup files. */
export function watchConsole(): void {
  beforeEach(() => {
    expected = [];
    stray = [];
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...parts) => hear(level, parts));
    }
  });

  afterEach(() => {
    const silent = expected.filter(({ seen }) => !seen);
    if (stray.length > 0) throw new Error(`stray console output:\n${stray.join('\n')}`);
    if (silent.length > 0) {
      const list = silent.map(({ level, text }) => `console.${level} ${text}`).join('\n');
      throw new Error(`expected console output never came:\n${list}`);
    }
  });
}

function hear(level: Level, parts: unknown[]): void {
  const message = format(...parts);
  const match = expected.find(
    ({ level: wanted, text }) =>
      wanted === level && (typeof text === 'string' ? message.includes(text) : text.test(message)),
  );
  if (match) match.seen = true;
  else stray.push(`console.${level}: ${message}`);
}
