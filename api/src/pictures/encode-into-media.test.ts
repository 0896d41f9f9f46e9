import { measureForMedia } from './encode-into-media';
import { measurePicture } from './encode-picture';
import type { Media } from './media';

jest.mock('./encode-picture');

it('pictures are opened one at a time: each takes three bytes for a pixel', async () => {
  let atOnce = 0;
  let maxAtOnce = 0;
  jest.mocked(measurePicture).mockImplementation(async () => {
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    return { hash: 'a', width: 1, height: 1, color: '#000000', files: [] };
  });
  const media = { find: async () => undefined } as unknown as Media;
  const measured = [1, 2, 3].map(() => measureForMedia(__filename, media));
  expect(await Promise.all(measured)).toHaveLength(3);
  expect(maxAtOnce).toBe(1);
});
