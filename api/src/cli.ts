import { usageError } from './commands/arguments';
import { describeProblem, ImportRefused } from './import/import-problem';
import { printed } from './operator-error';

type Command = (args: string[]) => Promise<void>;

/** The shop command: `npm run shop -- <command> …`; each loads only what it needs. */
const commands: Record<string, () => Promise<Command>> = {
  import: async () => (await import('./commands/import-command')).importFiles,
  set: async () => (await import('./commands/set-command')).set,
  export: async () => (await import('./commands/export-command')).exportShop,
  orders: async () => (await import('./commands/orders-command')).orders,
  comments: async () => (await import('./commands/message-commands')).comments,
  enquiries: async () => (await import('./commands/message-commands')).enquiries,
  staff: async () => (await import('./commands/staff-command')).staff,
  'copy-pictures': async () => (await import('./commands/copy-pictures-command')).copyPictures,
  generate: async () => (await import('./commands/generate-command')).generate,
  migrate: async () => (await import('./commands/migrate-command')).migrateDatabase,
  'seed-if-empty': async () => (await import('./commands/import-command')).seed,
  help: async () => async () => console.log(help),
};

const help = `npm run shop -- <command>

  import <products> [<pictures>] [--categories <file>]
      Adds and changes products from a CSV or JSON file, with the pictures of a folder.
      Everything is checked before anything is written. Products are matched by slug and
      keep what the file has no column for. A file named categories.csv next to the products
      is read too, except with a price list. The format: docs/import.md.

  import <categories> [<pictures>]
  import --categories <file>
      Adds and changes categories alone. The file is called categories.csv, or has the columns
      of categories and no others, with image or without slug.

  import <folder of posts> [<pictures>]
      Adds and changes blog posts from the Markdown and HTML files of a folder. Their pictures
      are next to them, or in the second folder. Matched by slug; the format: docs/import.md.

  Every import takes:
      --dry-run          prints what would change, and changes nothing
      --remove-missing   removes what the files do not name, of the kinds given; an empty file
                         or folder removes all. A category with products stays.

  import <folder of an export>
      Imports all of it: products, categories, posts, and of people what the shop lacks.

  import --undo [--dry-run]
      Takes the last import or set of products, categories and posts back. What was changed
      since stays, and is named.

  export <folder>
      Writes products, categories, posts and pictures, comments, enquiries, orders and
      customers (without passwords) as files that import takes, into a new folder.

  set <slug> <field>=<value>…
      Changes fields of one product, as in: set everyday-sling-bag price=2399 stock=0
      The fields are the columns of products.csv; stock is quantity. An empty value empties.

  comments list [--waiting] [--limit <count>]
  comments approve <id>…
  comments remove <id>…
      The latest 20 comments, or <count>, those that wait alone; shows some, deletes others.

  enquiries [--limit <count>]
      What visitors wrote on the contact page, the latest 20 or <count>.

  staff list
  staff add <e-mail address>
  staff remove <e-mail address>
      Who may use the desk, /desk: accounts that are registered already.

  orders [--status <status>] [--limit <count>]
      The latest 20 orders, or <count>, with their number, status, lines and total.

  copy-pictures <from> <to>
      Copies all pictures between places that MEDIA_STORE may name, as in:
      copy-pictures .data s3://bucket/shop. Started again, it goes on where it ended.

  generate <count> [--out <folder>] [--pictures <encoded folder>]
      Writes products.csv and categories.csv of an invented shop, for trying scale.

  migrate
      Brings the database to the newest schema. A start of the shop does so too;
      this is for a job that runs before all copies.

  seed-if-empty <folder>
      Imports products.csv, categories.csv, posts/ and pictures/ of a folder into a shop that
      never had products or posts.

  help
      This text.

DATABASE_URL and DATA_DIR choose the shop, as for the shop itself. It may be running.`;

const [first = 'help', ...args] = process.argv.slice(2);
const name = ['--help', '-h'].includes(first) || args.includes('--help') ? 'help' : first;
async function main(): Promise<void> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw usageError(`There is no command '${name}'.`);
  const command = await load();
  await command(args);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (!(error instanceof ImportRefused)) return console.error(printed(error));
  for (const problem of error.problems) console.error(describeProblem(problem));
  const count = error.problems.length;
  console.error(`Nothing was imported: ${count} ${count === 1 ? 'problem' : 'problems'}.`);
});
