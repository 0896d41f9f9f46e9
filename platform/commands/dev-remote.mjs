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
const options = { host: { type: 'string' }, port: { type: 'string', default: '3100' } };
const { host, port } = readArgs();
const stop = () => process.exit(0);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
onNpmEnd(stop);
Object.assign(process.env, loopbackWithoutProxy(process.env), { SHOP_DEV: '1' });
const remote = process.env.npm_package_name?.replace(/-mf$/, '') ?? '';
const { devRemote } = await loadTypeScript(platformFile('dev/dev-remote.ts'));
const pages = await devRemote(remote, host, port).catch(exitWithError);
const stopTypes = watchTypes((errors) => {
  if (errors) console.log(errors);
  pages.show({ source: 'types', text: errors });
});
process.once('exit', stopTypes);

/** Ends the process when the address or the port is wrong, before anything is built. */
function readArgs() {
  try {
    const { host = '', port } = parseArgs({ options }).values;
    if (!/^https?:/.test(host) || !URL.canParse(host)) {
      throw new Error('Which shop? Its address begins with http:// or https://.');
    }
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new Error(`--port is a number up to 65535, not "${port}".`);
    }
    return { host, port: Number(port) };
  } catch ({ message }) {
    const example = `npm run dev ${hasSite ? '-w catalog-mf ' : ''}-- --host http://localhost:3000`;
    const [why] = message.split('\n');
    console.error(`${why.replace(/\.?$/, '.')} For example: ${example}`);
    process.exit(2);
  }
}
