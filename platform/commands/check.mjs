import { install } from './start/install.mjs';
import { printResults, runSteps } from './testing/run-steps.mjs';
import { checks } from './testing/steps.mjs';

/**
 * `npm run check`: format, lint with the layers, types, unused code, documents, one version of
 * everything.
 */
install();
// At the same time: none needs another, and each uses about one core.
const results = (await Promise.all(checks.map((step) => runSteps([step])))).flat();
printResults(results);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
