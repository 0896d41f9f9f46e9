import { withInspector } from './with-inspector';

const data = { base: 'abc', versions: { host: '1.0.0' } };
const empty = { id: 'abc', parent: null, parts: {} };

describe('a page with the overlay', () => {
  it('that leads on to another page leads there with its parameter', () => {
    const redirect = (location: string) =>
      withInspector(
        { status: 301, headers: { location }, body: '' },
        empty,
        data,
        '/old?inspect=a%40b',
      ).headers.location;
    expect(redirect('/new?page=2#top')).toBe('/new?page=2&inspect=a%40b#top');
    expect(redirect('https://elsewhere.example/')).toBe('https://elsewhere.example/');
  });

  it('of a host from before there was one is the page itself', () => {
    const body = '<head></head>';
    expect(withInspector({ status: 200, headers: {}, body }, empty, data, '/?inspect').body).toBe(
      body,
    );
  });
});
