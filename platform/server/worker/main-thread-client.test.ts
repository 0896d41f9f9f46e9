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
