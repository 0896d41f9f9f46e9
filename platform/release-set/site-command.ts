/**
 * A command of the platform as it is called where this process runs: by the script of an npm project,
 * or as the program of the installed package. `npx` calls itself the script `npx`.
 * @param words what follows the command's name
 */
export function siteCommand(command: string, words = ''): string {
  const { npm_lifecycle_event: script = 'npx' } = process.env;
  if (script === 'npx') return `npx federated-site ${command} ${words}`.trimEnd();
  return `npm run ${command}${words && ` -- ${words}`}`;
}

export const releaseCommand = (words: string): string => siteCommand('release', words);

/** @returns a message of another machine, with the release commands in it as they are called here */
export const withOwnCommands = (message: string): string =>
  message.replace(/(?:npm run release --|npx federated-site release) (\S+)/g, (_, word: string) =>
    releaseCommand(word),
  );
