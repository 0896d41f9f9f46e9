export const usage = `npm run release -- COMMAND

  publish PART[@VERSION]        build one part and store it; the version is made from its sources
  check PART@VERSION …          would it be promoted? each by itself; --release ID
  promote PART@VERSION …        make it live, beside the other parts that are
    --channel NAME              … for those who open the link that is printed; live by default
    --drop PATH                 … although it no longer answers this path
    --drop ELEMENT[.ATTRIBUTE]  … although other web pages can no longer show, or ask for, this
  rollback [PART …]             go back to what was live before: these parts, or what came last
  withdraw PART@VERSION         let tabs that still run it load anew
  status                        what is live, since when, by whom
  log                           what happened, the latest first; --limit LINES
  prune --keep N                what the last N releases of each channel do not need; --yes removes it
  sync                          publish every part whose sources changed, and promote them

  serve                         the store over HTTP, on --port 4100
  token add PART …              a token for a team that publishes over HTTP; --team NAME for the log
  token list, token revoke ID

  --store FOLDER or https://…   the release store; STORE_DIR, or .data/store
  --why TEXT, --by NAME         for the log
  --json                        what it did, as one line of JSON on the standard output

Over HTTP the token is read from RELEASE_TOKEN.`;
