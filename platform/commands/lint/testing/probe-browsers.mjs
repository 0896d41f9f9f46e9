import { ESLint } from 'eslint';
import { root } from '../../start/root.mjs';

/**
 * Lints lines as if an app of the shop had them, and prints JSON: the rules that each breaks, with
 * line and message.
 * `node platform/commands/lint/testing/probe-browsers.mjs LINE…`
 */
const planted = 'shared/src/planted.ts';
const eslint = new ESLint({ cwd: root });
const broken = [];
for (const line of process.argv.slice(2)) {
  const [{ messages }] = await eslint.lintText(line, { filePath: planted });
  broken.push(messages.map(({ ruleId, line, message }) => `${ruleId} ${line}: ${message}`));
}
console.log(JSON.stringify(broken));
