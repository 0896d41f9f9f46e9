import { readSettings } from './settings/settings';
import { startApi } from './start-api';

const settings = readSettings(process.env);
const api = await startApi({ ...settings, logErrors: true });
console.log(`API listening on ${api.address}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await api.close();
    process.exit(0);
  });
}
