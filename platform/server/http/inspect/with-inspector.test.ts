import { withInspector } from './with-inspector';

const empty = { id: 'abc', parent: null, parts: {} };

describe('a page with the overlay', () => {
  it('that leads on to another page leads there with its parameter', () => {
    const redirect = (location: string) =>
      withInspector({ status: 301, headers: { location }, body: '' }, empty).headers.location;
    expect(redirect('/new?page=2#top')).toBe('/new?page=2&inspect=#top');
    expect(redirect('https://elsewhere.example/')).toBe('https://elsewhere.example/');
  });

  it('of a host from before there was one is the page itself', () => {
    const body = '<head></head>';
    expect(withInspector({ status: 200, headers: {}, body }, empty).body).toBe(body);
  });
});
