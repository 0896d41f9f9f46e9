import type { FromWorker } from '../messages';
import { answerCall } from '../renderer/services';
import { MainThreadClient } from './main-thread-client';

it('an error of the main thread keeps its name, by which apps know it', async () => {
  const error = Object.assign(new Error('too costly'), { name: 'GivenUpError' });
  const services = { clean: () => Promise.reject(error), fetchApi: () => Promise.reject(error) };
  const answer = async (message: FromWorker) => {
    if (message.type !== 'call') return;
    const reply = await answerCall(services, message.request);
    client.receive({ type: 'reply', call: message.call, reply });
  };
  const client = new MainThreadClient((message) => void answer(message));
  await expect(client.clean('<p>')).rejects.toMatchObject({
    name: 'GivenUpError',
    message: 'too costly',
  });
});

it('pages that ask for the same share one call; a form that is submitted is a call of its own', () => {
  const sent: FromWorker[] = [];
  const { fetch } = new MainThreadClient((message) => sent.push(message)).transport('');
  for (const init of [{}, {}, { method: 'POST', body: '{}' }, { method: 'POST', body: '{}' }]) {
    void fetch('/api/orders/', init);
  }
  expect(sent.map((message) => message.type === 'call' && message.request)).toEqual([
    { ask: 'api', url: '/api/orders/' },
    { ask: 'api', url: '/api/orders/', post: '{}' },
    { ask: 'api', url: '/api/orders/', post: '{}' },
  ]);
});
