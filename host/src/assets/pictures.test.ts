import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import shelves from './scenes/store-shelves.picture';

const pictures = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.picture'),
);

describe('the pictures of the host’s pages', () => {
  it.each(pictures)('%s says what it shows, and its five files are there', (file) => {
    const { alt, width, narrowWidth } = JSON.parse(
      readFileSync(path.join(__dirname, file), 'utf8'),
    );
    expect(alt).toMatch(/\w+ \w+/);
    const ends = [
      `${narrowWidth}.avif`,
      `${narrowWidth}.webp`,
      ...['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`),
    ];
    const missing = ends.filter(
      (end) => !existsSync(path.join(__dirname, file.replace('.picture', `-${end}`))),
    );
    expect(missing).toEqual([]);
  });

  it('are offered in two widths, the smallest format first', () => {
    expect(shelves).toEqual({
      alt: 'Three wooden shelves with briefcases, backpacks, a duffel and handbags',
      placeholder: '#7d634a',
      width: 720,
      height: 900,
      src: '/asset',
      sources: [
        { type: 'image/avif', srcset: '/asset 360w, /asset 720w' },
        { type: 'image/webp', srcset: '/asset 360w, /asset 720w' },
      ],
    });
  });
});
