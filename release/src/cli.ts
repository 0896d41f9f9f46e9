import { findCommand } from './commands/commands';
import { readCommandLine } from './commands/options';
import { usage } from './commands/usage';

async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2), process.env);
  const command = findCommand(line.command);
  if (command) return command(line, (text) => console.log(text));
  if (line.command !== undefined && line.command !== 'help') {
    console.error(`There is no command "${line.command}".\n`);
    process.exitCode = 2;
  }
  console.log(usage);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
