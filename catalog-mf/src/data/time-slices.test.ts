import { inTimeSlices } from './time-slices';

afterEach(() => jest.restoreAllMocks());

describe('Work that is split by time', () => {
  it('ends its task after 8 ms, and goes on in the next', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const tasks: number[] = [];
    let task = 0;
    const endOfTask = jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback) => {
      task += 1;
      now += 100;
      queueMicrotask(callback);
      return 0 as unknown as ReturnType<typeof setTimeout>;
    });
    await inTimeSlices([3, 3, 3, 20, 1], (ms) => {
      now += ms;
      tasks.push(task);
    });
    endOfTask.mockRestore();
    expect(tasks).toEqual([0, 0, 0, 1, 2]);
  });
});
