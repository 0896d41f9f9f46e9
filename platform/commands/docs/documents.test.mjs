import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const isThere = (file) => existsSync(path.join(root, file));
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const tops = readdirSync(root).filter((name) => /^[\w-]+$/.test(name));
/** The folders of the root and of the platform: the README of each says what belongs there. */
const folders = [
  ...new Set(
    files.flatMap((file) => /^(?:(?:platform|tests)\/)?[\w-]+(?=\/)/.exec(file)?.[0] ?? []),
  ),
];
const readmes = folders.map((folder) => `${folder}/README.md`);
const pages = [
  ...new Set(
    ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...readmes]
      .concat(
        ['docs', 'docs/decisions', 'docs/deploy', 'docs/measurements'].flatMap((folder) =>
          readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
        ),
      )
      .filter((page) => page.endsWith('.md')),
  ),
];

/** Without blocks of code. */
const prose = (text) => text.replace(/^( *)```.*?^\1```/gms, '');
/** The anchor that forges give a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/ /g, '-');
const anchorsOf = (page) => [
  ...[...prose(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading)),
  ...[...prose(read(page)).matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
];

describe.each(pages)('%s', (page) => {
  it('links to pages, files and headings that exist', () => {
    const text = prose(read(page)).replace(/`[^`\n]+`/g, '');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, to, heading]) => {
      const target = to === '' ? page : path.join(path.dirname(page), to);
      return !isThere(target) || (heading && !anchorsOf(target).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const named = [...read(page).matchAll(/`([\w.-]+(?:\/[\w.-]*)*)`/g)].map(([, file]) => file);
    const sources = named.filter((file) => /\w\.(?:tsx?|[cm]js|grit)$/.test(file));
    const paths = named.filter((file) => file.includes('/') && tops.includes(file.split('/')[0]));
    const missing = [
      ...sources.filter((file) => !files.some((one) => `/${one}`.endsWith(`/${file}`))),
      ...paths.filter((file) => !isThere(file)),
    ];
    expect(missing).toEqual([]);
  });

  it('names npm commands that exist', () => {
    const named = [...read(page).matchAll(/npm (?:run )?([\w:-]+)((?: -w [\w-]+)?)/g)];
    const broken = named.filter(([text, script, workspace]) => {
      if (!text.startsWith('npm run') && !/^(?:start|test)$/.test(script)) return false;
      const folder = workspace.replace(' -w ', '');
      // The example of a remote that is yet to be added.
      if (folder === 'reviews-mf') return false;
      // A workspace by its name, wherever its folder is.
      const manifest = folder ? `node_modules/${folder}/package.json` : 'package.json';
      return !JSON.parse(read(manifest)).scripts?.[script];
    });
    expect(broken.map(([text]) => text)).toEqual([]);
  });
});

describe('the README of a folder', () => {
  // The platform's own is the way into it for other sites.
  it.each(readmes.filter((page) => page !== 'platform/README.md'))(
    '%s says in ten lines what belongs there, what does not, and where to begin',
    (page) => {
      const lines = read(page).trim().split('\n');
      expect(lines.length).toBeLessThanOrEqual(10);
      const points = lines.flatMap((line) => /^- \*\*(.+?)\*\*/.exec(line)?.[1] ?? []);
      expect(points).toEqual(['Belongs here:', 'Does not:', 'Begin with']);
    },
  );
});

describe('comments in the code', () => {
  it('name pages of docs that exist', () => {
    const hits = execFileSync('git', ['grep', '-hoE', 'docs/[a-z/-]+\\.md', '--', ':!*.md'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([...new Set(hits.trim().split('\n'))].filter((page) => !isThere(page))).toEqual([]);
  });
});
