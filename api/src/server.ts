import { refuseWeakSecret } from './auth/secret-key';
import { outboxOf } from './mail/mailer';
import { printed } from './operator-error';
import { countWithoutOrigin } from './repositories/products-repository';
import { readSettings } from './settings/settings';
import { startApi } from './start-api';
import { timeoutsMs } from './timeouts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  refuseWeakSecret(settings, process.env.NODE_ENV);
  const api = await startApi({
    ...settings,
    logErrors: true,
    onSeedRefused: ({ message }) => console.error(`${message}\nThe shop opens without it.`),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), timeoutsMs.drain).unref();
      await api.close();
      process.exit(0);
    });
  }
  if (!settings.databaseUrl) {
    console.log(
      `Embedded database in ${settings.dataDir}: for trying. A real shop sets DATABASE_URL to a PostgreSQL.`,
    );
  }
  if (!settings.mail.smtpUrl) {
    console.log(
      `Mail is not sent but written to ${outboxOf(settings.dataDir)}. A real shop sets SMTP_URL.`,
    );
  }
  const withoutOrigin = await countWithoutOrigin(api.db);
  if (withoutOrigin > 0) {
    console.log(
      `Products without a country of origin, which the law of India asks for: ${withoutOrigin}. The desk and imports take it.`,
    );
  }
  console.log(`API listening on ${api.address}`);
}

main().catch((error: unknown) => {
  console.error(printed(error));
  process.exit(1);
});
