import { releaseCommand, siteCommand, withOwnCommands } from './site-command';

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

  it('in what a store over HTTP says, which runs elsewhere', () => {
    process.env.npm_lifecycle_event = 'npx';
    const said = 'it is used by home; npm run release -- remove reviews --drop reviews-latest';
    const here =
      'it is used by home; npx federated-site release remove reviews --drop reviews-latest';
    expect(withOwnCommands(said)).toBe(here);
    process.env.npm_lifecycle_event = 'release';
    expect(withOwnCommands(here)).toBe(said);
  });
});
