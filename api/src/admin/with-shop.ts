import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OrderStatus } from '@shop/shared/contract';
import { type TSchema, Type } from '@sinclair/typebox';
import { findHolder } from '../db/folder-lock';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { databaseAccess, type ShopAccess } from '../import/database-access';
import { ImportData } from '../import/import-data';
import { OperatorError } from '../operator-error';
import { readSettings, type Settings } from '../settings/settings';

const Ids = Type.Array(Type.Integer());

/** What a command may call on a running shop, with the argument of each; null stands for none. */
export const calls: Record<keyof ShopAccess, TSchema> = {
  content: Type.Null(),
  withoutAccount: Type.Array(Type.String()),
  wantsSeed: Type.String(),
  plan: ImportData,
  apply: ImportData,
  undo: Type.Object({ dryRun: Type.Boolean() }),
  everything: Type.Null(),
  orders: Type.Object({ status: Type.Optional(OrderStatus), limit: Type.Integer() }),
  enquiries: Type.Integer(),
  comments: Type.Object({ waiting: Type.Boolean(), limit: Type.Integer() }),
  approveComments: Ids,
  removeComments: Ids,
  staff: Type.Null(),
  setStaff: Type.Object({ email: Type.String(), isStaff: Type.Boolean() }),
};

/**
 * Runs a command on the data of the shop that the environment names: on the running shop when one
 * has the embedded database open, else on the database itself. Throws OperatorError while a shop
 * starts or another command works.
 * @param mayMake whether a folder without a shop gets an empty one; otherwise it throws an OperatorError
 */
export async function withShop<T>(
  work: (shop: ShopAccess, settings: Settings) => Promise<T>,
  mayMake = false,
): Promise<T> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDir } = settings;
  const holder = databaseUrl ? undefined : await findHolder(dataDir);
  if (holder?.admin) return work(runningShopAccess(holder.admin), settings);
  if (holder) {
    throw new OperatorError(
      `The shop is starting, or another command works on its data (process ${holder.pid}). ` +
        'Run this command again when that is done.',
    );
  }
  if (!mayMake && !databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new OperatorError(`There is no shop in ${dataDir}. Name its folder with DATA_DIR.`);
  }
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(db);
    return await work(databaseAccess(db), settings);
  } finally {
    await close();
  }
}

/** Access to the data of a shop that is running, through its admin server. */
function runningShopAccess({ port, token }: { port: number; token: string }): ShopAccess {
  const call =
    (name: keyof ShopAccess) =>
    async (argument: unknown = null): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(argument),
      });
      const answer = (await response.json()) as { message?: string };
      if (!response.ok) throw new OperatorError(`The running shop refused: ${answer.message}`);
      return answer;
    };
  const names = Object.keys(calls) as (keyof ShopAccess)[];
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as ShopAccess;
}
