// Writes a move in a transaction that it never ends, and says so to the process that began it.
const pg = require('pg');

(async () => {
  const client = new pg.Client({ connectionString: process.argv[2] });
  client.on('error', () => process.exit());
  await client.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [process.argv[3]]);
  await client.query(
    `insert into release_records values ('moves/live/stuck', 'half', nextval('release_changes'))`,
  );
  process.send('written');
})();
