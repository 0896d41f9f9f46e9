import { releaseCommand } from '../../release-set/site-command';
import { table } from '../reports/table';
import { isOneOf, Tokens } from '../tokens/tokens';
import { openStore } from './open-store';
import type { Command } from './options';

/** `token add APP …`, `token list`, `token revoke ID` */
export const tokenCommand: Command = async (line, print) => {
  const store = await openStore(line);
  const tokens = new Tokens(store);
  const [action, ...names] = line.names;
  switch (action) {
    case 'add': {
      const token = await tokens.add(names, line.team ?? `${names.join(' and ')} team`, line.by);
      print(`${token}\n\nIt is shown only now. The team sets it as RELEASE_TOKEN.`);
      const known = [...new Set((await store.publications()).map(({ name }) => name))];
      for (const one of names) {
        const fitting = known.filter((name) => isOneOf([one], name));
        if (fitting.length === 0) print(`Nothing was published yet as ${one}: the team makes it.`);
        else if (one.endsWith('*')) print(`${one} takes in ${fitting.join(', ')}.`);
      }
      return;
    }
    case 'list': {
      const rows = (await tokens.list()).map(({ id, name, parts, at, by, revoked }) => [
        id,
        name,
        parts.join(', '),
        `${at.slice(0, 10)} by ${by}`,
        revoked ? `revoked ${revoked.slice(0, 10)}` : '',
      ]);
      print(rows.length > 0 ? table([['id', 'name', 'apps', 'made', ''], ...rows]) : 'no tokens');
      return;
    }
    case 'revoke':
      if (names.length === 0) throw new Error(`which token? ${releaseCommand('token list')}`);
      for (const id of names) {
        await tokens.revoke(id);
        print(`revoked ${id}`);
      }
      return;
    default:
      throw new Error('token add APP …, token list, or token revoke ID');
  }
};
