import { releaseCommand, siteCommand } from './site-command';

const { npm_lifecycle_event: before } = process.env;
afterEach(() => {
  process.env.npm_lifecycle_event = before;
});

describe('a command is named as it is called here', () => {
  it.each(['release', 'start'])('by the script of a project: %s', (script) => {
    process.env.npm_lifecycle_event = script;
    expect(siteCommand('build')).toBe('npm run build');
    expect(releaseCommand('rollback catalog --to 1.8.2')).toBe(
      'npm run release -- rollback catalog --to 1.8.2',
    );
  });

  it.each(['npx', undefined])('as a program of a package: %s', (script) => {
    if (script) process.env.npm_lifecycle_event = script;
    else delete process.env.npm_lifecycle_event;
    expect(siteCommand('build')).toBe('npx federated-site build');
    expect(releaseCommand('rollback catalog')).toBe('npx federated-site release rollback catalog');
  });
});
