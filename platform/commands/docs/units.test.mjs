import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const folder = path.join(root, 'docs/deploy');
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));

/** Sections, names and values of a unit (systemd.syntax). @throws at a line that is none of these */
function parse(text) {
  const sections = {};
  let section;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, opened] = /^\[([A-Z][a-z]+)\]$/.exec(line) ?? [];
    if (opened) {
      section = sections[opened] = {};
      continue;
    }
    const [, name, value] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (!section || !name) throw new Error(`no line of a unit: ${line}`);
    section[name] = value;
  }
  return sections;
}
const unit = (name) => parse(readFileSync(path.join(folder, name), 'utf8'));

describe('the units of docs/deploy', () => {
  it('are well-formed, and say what they are for', () => {
    expect(units.length).toBeGreaterThan(2);
    for (const name of units) expect(unit(name).Unit.Description).toMatch(/shop/i);
  });

  it('run what is there: a file of this project that may be run, Node with one, or pgbackrest', () => {
    const services = units.filter((name) => name.endsWith('.service'));
    for (const name of services) {
      const { ExecStart, User } = unit(name).Service;
      // Of Debian's package, on the machine of the database.
      if (ExecStart.startsWith('/usr/bin/pgbackrest ')) {
        expect(User).toBe('postgres');
        continue;
      }
      const file = ExecStart.split(' ').find((word) => /^(platform|docs)\//.test(word));
      expect(existsSync(path.join(root, file))).toBe(true);
      if (file.startsWith('docs/'))
        expect(statSync(path.join(root, file)).mode & 0o100).toBe(0o100);
    }
  });

  it('have a service for each timer', () => {
    const timers = units.filter((name) => name.endsWith('.timer'));
    expect(timers.length).toBeGreaterThan(2);
    for (const name of timers) expect(units).toContain(name.replace('.timer', '.service'));
  });

  it('let the shop end by itself: only its first process gets the signal, and has time for it', () => {
    const { Service } = unit('shop@.service');
    expect(Service).toMatchObject({ KillMode: 'mixed', Restart: 'always', User: 'shop' });
    expect(Number(Service.TimeoutStopSec)).toBeGreaterThan(10);
  });
});
