import { print } from './run.mjs';

it('progress has its time; a line of a log in JSON stays one', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const line = JSON.stringify({ level: 40, traceId: '4bf9', msg: 'the API does not answer' });
  print(line);
  print('building what changed');
  expect(log.mock.calls).toEqual([
    [line],
    [expect.stringMatching(/^ +\d+\.\d s {2}building what changed$/)],
  ]);
  log.mockRestore();
});
