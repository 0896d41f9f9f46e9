import { categoryKey, reshapeCategory } from './index';

describe('a category', () => {
  it('is read with its picture', () => {
    const raw = {
      id: 1,
      slug: 'mens',
      title: 'Mens',
      description: 'For him',
      image: '/media/c.jpg',
    };
    expect(reshapeCategory(raw)).toEqual({
      id: 1,
      slug: 'mens',
      title: 'Mens',
      description: 'For him',
      picture: { src: '/media/c.jpg', alt: 'Mens', sources: [] },
    });
  });

  it('shows the picture in several sizes when the API offers it', () => {
    const picture = { id: 0, image: '/media/c.jpg', placeholder: '#123456' };
    expect(reshapeCategory({ id: 1, image: '/media/old.jpg', picture })?.picture).toMatchObject({
      src: '/media/c.jpg',
      placeholder: '#123456',
    });
  });

  it('without a slug is linked and filtered by its id (spec section 2)', () => {
    const category = reshapeCategory({ id: '6', slug: null, name: 'Gifts' });
    expect(category).toMatchObject({ id: 6, slug: '', title: 'Gifts' });
    expect(category && categoryKey(category)).toBe('6');
  });

  it.each([null, 7, 'mens', [], {}, { title: 'Nameless' }])('%j is none', (raw) => {
    expect(reshapeCategory(raw)).toBeUndefined();
  });
});
