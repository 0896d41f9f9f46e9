import path from 'node:path';

// `node program.mjs FILE …`: runs a TypeScript file, which sees itself as the program.
const [, , file, ...args] = process.argv;
// Process 1 of a container is not ended by a signal to which nothing listens: until the program does.
for (const [signal, number] of Object.entries({ SIGINT: 2, SIGTERM: 15 })) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + number);
  });
}
// What started it was killed and could not stop it: else it would hold its port and its database.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
process.argv = [process.execPath, path.resolve(file), ...args];
// esbuild's process ends with each synchronous call, too.
process.env.ESBUILD_WORKER_THREADS = '0';
const { loadTypeScript } = await import('../../build/load-typescript.mjs');
await loadTypeScript(process.argv[1]).catch((error) => {
  // esbuild's own list of mistakes, or where the program threw.
  console.error(error.errors ? error.message : error);
  process.exit(1);
});
