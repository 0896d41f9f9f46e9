import { parseArgs } from 'node:util';
import { loadTypeScript } from '../build/load-typescript.mjs';
import { watchTypes } from '../dev/watch-types.mjs';
import { hasSite, platformFile } from './start/root.mjs';
import { exitWithError, loopbackWithoutProxy, onNpmEnd } from './start/run.mjs';

/**
 * `npm run dev -w catalog-mf -- --host URL`: one remote, built from this checkout, inside a shop
 * that runs elsewhere; nothing else of that shop changes. A remote that is built elsewhere says
 * `federated-site dev --host URL`.
 */
const { values } = parseArgs({
  options: { host: { type: 'string' }, port: { type: 'string', default: '3100' } },
});
if (!values.host || !URL.canParse(values.host)) {
  console.error(
    `Which shop? For example: npm run dev ${hasSite ? '-w catalog-mf ' : ''}-- --host http://localhost:3000`,
  );
  process.exit(2);
}
const stop = () => process.exit(0);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
onNpmEnd(stop);
Object.assign(process.env, loopbackWithoutProxy(process.env), { SHOP_DEV: '1' });
const remote = process.env.npm_package_name?.replace(/-mf$/, '') ?? '';
const { devRemote } = await loadTypeScript(platformFile('dev/dev-remote.ts'));
const pages = await devRemote(remote, values.host, Number(values.port)).catch(exitWithError);
const stopTypes = watchTypes((errors) => {
  if (errors) console.log(errors);
  pages.show({ source: 'types', text: errors });
});
process.once('exit', stopTypes);
