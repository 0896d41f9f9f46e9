import { migrate, migrations } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open-database';
import { readSettings } from '../../src/settings/settings';

/** A start whose second migration gets half way and then waits to be killed. */
const { db } = await openDatabase(readSettings(process.env));
await migrate(db, {
  ...migrations,
  '9999-half-way': {
    up: async (trx) => {
      await trx.schema.createTable('half_way').addColumn('id', 'integer').execute();
      console.log('half way');
      await new Promise((done) => setTimeout(done, 60_000));
    },
  },
});
