import { parseArgs } from 'node:util';
import { notifyPages } from '../dev/notify-pages.mjs';
import { watchTypes } from '../dev/watch-types.mjs';
import { platformFile } from './start/root.mjs';
import { exitWithError, finish } from './start/run.mjs';

/**
 * `npm run dev -w catalog-mf -- --host URL`: one remote, built from this checkout, inside a shop
 * that runs elsewhere; nothing else of that shop changes.
 */
const { values } = parseArgs({
  options: { host: { type: 'string' }, port: { type: 'string', default: '3100' } },
});
if (!values.host || !URL.canParse(values.host)) {
  console.error(
    'Which shop? For example: npm run dev -w catalog-mf -- --host http://localhost:3000',
  );
  process.exit(2);
}
const remote = process.env.npm_package_name?.replace(/-mf$/, '') ?? '';
process.env.SHOP_DEV = '1';
const notify = notifyPages(`http://localhost:${values.port}`);
process.once(
  'exit',
  watchTypes((errors) => {
    if (errors) console.log(errors);
    void notify('problem', { source: 'types', text: errors });
  }),
);
const args = [remote, values.host, values.port];
await finish(platformFile('dev/dev-remote.ts'), args, {}).catch(exitWithError);
process.exit(0);
