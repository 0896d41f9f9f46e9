import { comments } from './commands/comments-command';
import { enquiries } from './commands/enquiries-command';
import { generate } from './commands/generate-command';
import { help } from './commands/help-command';
import { importFiles } from './commands/import-command';
import { seed } from './commands/seed-command';
import { UsageError } from './commands/usage-error';
import { FolderInUse } from './db/folder-lock';
import { describeProblem, ImportRefused } from './import/import-problem';

/** The shop command: `npm run shop -- <command> …`. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  import: importFiles,
  comments,
  enquiries,
  generate,
  'seed-if-empty': seed,
  help,
};

const [name = 'help', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command '${name}'.`);
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
  } else if (error instanceof FolderInUse) {
    console.error(error.message);
  } else {
    console.error(error);
  }
}
