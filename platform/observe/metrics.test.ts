import { Server } from 'node:http';
import { Metrics } from './metrics';

it('what fails is logged and answered with 500, and the server goes on', async () => {
  const metrics = await Metrics.open('shop');
  let labels: Record<string, string> = { wrong: 'label' };
  metrics.read('things', 'Things.', [], () => [[labels, 1]]);
  const said: string[] = [];
  const listen = jest.spyOn(Server.prototype, 'listen');
  const place = { port: 0, host: '127.0.0.1' };
  const { address = '', close } = await metrics.serve(place, (line) => said.push(line));
  const status = async () => (await fetch(address, { signal: AbortSignal.timeout(5_000) })).status;

  expect(await status()).toBe(500);
  expect(said).toEqual([expect.stringMatching(/^no metrics: .*wrong/)]);
  labels = {};
  expect(await status()).toBe(200);

  const [server] = listen.mock.contexts as Server[];
  server?.emit('error', new Error('accept EMFILE'));
  server?.emit('error', new Error('accept EMFILE'));
  expect(said.slice(1)).toEqual(['no metrics: accept EMFILE', 'no metrics: accept EMFILE']);
  expect(await status()).toBe(200);
  close();
  listen.mockRestore();
});
