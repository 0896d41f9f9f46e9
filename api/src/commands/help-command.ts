const text = `npm run shop -- <command>

  import <products> [<pictures>] [--categories <file>] [--remove-missing]
      Adds and changes products from a CSV or JSON file, with the pictures of a folder.
      Everything is checked before anything is written. Products are matched by slug;
      --remove-missing removes those the file does not name. A file named categories.csv
      beside the products is read too. The format: docs/import.md.

  import <folder of posts> [<pictures>] [--remove-missing]
      Adds and changes blog posts from the Markdown and HTML files of a folder. Their pictures
      lie beside them, or in the second folder. Matched by slug; the format: docs/import.md.

  comments list [--waiting] [--limit <count>]
  comments approve <id>…
  comments remove <id>…
      The latest 20 comments, or as many as said; shows those that wait, deletes others.

  enquiries [--limit <count>]
      What visitors wrote on the contact page, the latest 20 or as many as said.

  generate <count> [--out <folder>] [--pictures <encoded folder>]
      Writes products.csv and categories.csv of an invented shop, for trying scale.

  seed-if-empty <folder>
      Imports products.csv, categories.csv, posts/ and pictures/ of a folder into a shop that
      never had products or posts.

  help
      This text.

DATABASE_URL and DATA_DIR choose the shop, as for the shop itself. It may be running.`;

/** Prints what the shop command can do. */
export async function help(): Promise<void> {
  console.log(text);
}
