import { BadSetting } from './bad-setting';
import { UsageError } from './commands/usage-error';
import { FolderInUse } from './db/folder-lock';
import { describeProblem, ImportRefused } from './import/import-problem';

type Command = (args: string[]) => Promise<void>;

/** The shop command: `npm run shop -- <command> …`; each loads only what it needs. */
const commands: Record<string, () => Promise<Command>> = {
  import: async () => (await import('./commands/import-command')).importFiles,
  comments: async () => (await import('./commands/comments-command')).comments,
  enquiries: async () => (await import('./commands/enquiries-command')).enquiries,
  generate: async () => (await import('./commands/generate-command')).generate,
  'seed-if-empty': async () => (await import('./commands/seed-command')).seed,
  help: async () => (await import('./commands/help-command')).help,
};

const [first = 'help', ...args] = process.argv.slice(2);
const name = ['--help', '-h'].includes(first) || args.includes('--help') ? 'help' : first;
try {
  const load = commands[name];
  if (!load) throw new UsageError(`There is no command '${name}'.`);
  const command = await load();
  await command(args);
} catch (error) {
  process.exitCode = 1;
  report(error);
}

function report(error: unknown): void {
  if (error instanceof ImportRefused) {
    for (const problem of error.problems) console.error(describeProblem(problem));
    const count = error.problems.length;
    console.error(`Nothing was imported: ${count} ${count === 1 ? 'problem' : 'problems'}.`);
  } else if (error instanceof UsageError) {
    console.error(`${error.message}\nSee: npm run shop -- help`);
  } else if (error instanceof FolderInUse || error instanceof BadSetting) {
    console.error(error.message);
  } else {
    console.error(error);
  }
}
