if (!process.env.TEST_DATABASE_URL) {
  console.error('Set TEST_DATABASE_URL to a PostgreSQL whose user may create databases.');
  process.exit(1);
}
