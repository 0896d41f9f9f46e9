import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPlatform } from './install-platform';
import { root } from './service';

/** The example of `platform/`, in a folder of its own outside the checkout. */
export interface ExampleSite {
  folder: string;
  /** the platform's command line, to be run in the folder */
  cli: string;
  /** Replaces a text of an app's file, as an editor saves it. @throws when it lacks the text */
  save(app: string, change: Change): void;
  /**
   * Gives an app another version, with the lines that its team wrote for it.
   * @param change a text of one of its files, and what replaces it
   */
  edit(app: string, version: string, change: Change): void;
  remove(): void;
}

interface Change {
  file: string;
  from: string | RegExp;
  to: string;
}

export function installExample(): ExampleSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-site-'));
  cpSync(path.join(root, 'platform/example'), folder, { recursive: true });
  const cli = installPlatform(folder);
  const save = (app: string, { file, from, to }: Change) => {
    const place = path.join(folder, `${app}-mf`, file);
    const text = readFileSync(place, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not hold ${from}`);
    writeFileSync(place, changed);
  };
  return {
    folder,
    cli,
    save,
    edit(app, version, change) {
      const entry = `# Changes\n\n## ${version}\n\nAnother text.\n`;
      save(app, change);
      save(app, {
        file: 'package.json',
        from: /"version": "[^"]+"/,
        to: `"version": "${version}"`,
      });
      save(app, { file: 'CHANGELOG.md', from: '# Changes\n', to: entry });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
