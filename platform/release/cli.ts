import { messageOf } from '../async';
import { releaseCommand } from '../release-set/site-command';
import { runCommand } from './commands/commands';
import { readCommandLine } from './commands/options';

const usage = `${releaseCommand('COMMAND')}

  publish APP[@VERSION]         build one app and store it; the version is made from its sources
    --from FOLDER               … as any tool has built it, with its contract.json
  check APP@VERSION …           would it be promoted? each by itself; --release ID
  promote APP@VERSION …         make it live, together with the other apps
    --channel NAME              … for those who open the link that is printed; live by default
    --share N                   … for N of 100 visitors, until it fails more than the version before
    --promote-after 30m         … and then for all, if it did not
    --drop PATH                 … although it no longer answers this path
    --drop ELEMENT[.ATTRIBUTE]  … although other web pages can no longer show, or ask for, this
  rollback [APP …]              go back to what was live before: these apps, or what came last
    --to VERSION                … of the one app, although it was taken back or failed
  remove APP                    take an app out of what is live; --drop WHAT others use of it
  withdraw APP@VERSION          take it back: tabs that still run it load the site again
  status                        what is live, since when, by whom
    --with minisearch@<7.3      … which live versions contain this package
    --advisories FILE           … which contain one that a file in OSV's format is about
  why URL                       which versions made this page, who made them live, when and why
  types pull [APP[@VERSION] …]  declarations of the widgets, events and elements of what is live, or of
                                versions that are not live yet
    --out FOLDER                … a folder for each in there; @mf-types by default
  log                           what happened, the latest first; --limit LINES
  prune --keep N                what the last N releases of each channel do not need; --yes removes it
  copy FROM TO                  the whole store from a folder to s3://bucket/prefix or postgres://…, or back;
                                again after it was ended, it goes on
  sync                          publish every app whose sources changed, and promote them

  serve                         the store over HTTP, on --port 4100
  watch                         decides about a share of the visitors until it is over; a storefront
                                or the store over HTTP runs it by itself
  token add APP …               a token for a team that publishes over HTTP; --team NAME for the log;
                                an app may be new, and 'team-*' is every app whose name begins so
  token list, token revoke ID

  --store FOLDER or https://…   the release store; STORE_DIR, or .data/store; with RELEASE_STORE the
                                folder is the local copy of that one
  --why TEXT, --by NAME         for the log
  --json                        what it did, as one line of JSON on the standard output

Over HTTP the token is read from RELEASE_TOKEN.`;

async function main(): Promise<void> {
  const line = readCommandLine(process.argv.slice(2), process.env);
  if (await runCommand(line, (text) => console.log(text))) return;
  if (line.command !== undefined && line.command !== 'help') {
    console.error(`There is no command "${line.command}".\n`);
    process.exitCode = 2;
  }
  console.log(usage);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
