import { logForeignPictures } from './foreign-pictures';

describe('pictures that the API names elsewhere', () => {
  const lines: string[] = [];
  const tell = (pictureOrigins: string[]) => {
    lines.length = 0;
    const config = { siteUrl: 'https://site.example', apiOrigin: 'http://api.example' };
    return logForeignPictures({ config, pictureOrigins }, (line) => lines.push(line));
  };
  const product = (image: string) => JSON.stringify([{ id: 1, images: [{ id: 2, image }] }]);

  it('are logged once for each place, with the setting that allows them', () => {
    const read = tell([]);
    read(product('https://cdn.example/a.jpg'));
    read(product('https://cdn.example/b.jpg'));
    expect(lines).toEqual([
      'pages refuse the pictures of cdn.example, which the API names; PICTURE_ORIGINS=https://cdn.example allows them',
    ]);
  });

  it.each([
    ['of a place that is set', 'https://set.example/a.jpg'],
    ['of the API by TLS', 'https://api.example/a.jpg'],
    ['of this site', '/media/a.jpg'],
    ['that are no address', 'https://[/a.jpg'],
  ])('are not logged %s', (_, image) => {
    tell(['https://set.example'])(product(image));
    expect(lines).toEqual([]);
  });
});
