import { reshapeBlogPost } from './reshape-blog-post';

const post = {
  id: 3,
  title: 'Leather in the monsoon',
  slug: 'monsoon',
  excerpt: 'Keep it dry.',
  content: '<p>Keep it <b>dry</b>.</p>',
  author: 'Meena',
  created_at: '2026-07-01T09:30:00Z',
  updated_at: '2026-07-02T09:30:00Z',
  images: [
    { id: 1, image: '/media/a.jpg', caption: 'A wet bag' },
    { id: 2, image: 'blog/b.jpg', caption: '' },
  ],
};

describe('a blog post (spec section 3)', () => {
  it('is read with its pictures and their captions', () => {
    expect(reshapeBlogPost(post)).toEqual({
      id: 3,
      slug: 'monsoon',
      title: 'Leather in the monsoon',
      excerpt: 'Keep it dry.',
      content: '<p>Keep it <b>dry</b>.</p>',
      author: 'Meena',
      createdAt: '2026-07-01T09:30:00Z',
      updatedAt: '2026-07-02T09:30:00Z',
      pictures: [
        { src: '/media/a.jpg', alt: 'A wet bag', caption: 'A wet bag', sources: [] },
        { src: '/media/blog/b.jpg', alt: 'Leather in the monsoon', caption: '', sources: [] },
      ],
    });
  });

  it('may give its pictures as paths or URLs; without repetitions', () => {
    const images = ['/media/a.jpg', { image: '/media/a.jpg' }, 'https://cdn.example/c.jpg', 7];
    expect(reshapeBlogPost({ ...post, images })?.pictures.map(({ src }) => src)).toEqual([
      '/media/a.jpg',
      'https://cdn.example/c.jpg',
    ]);
  });

  it('keeps the fields that our API adds to a picture', () => {
    const image = { id: 1, image: '/media/a.jpg', caption: '', alt: 'A tote', width: 3, height: 2 };
    expect(reshapeBlogPost({ ...post, images: [image] })?.pictures[0]).toMatchObject({
      alt: 'A tote',
      width: 3,
      height: 2,
    });
  });

  it('without a slug is known by its id, and without anything else is still a post', () => {
    expect(reshapeBlogPost({ id: '9', images: null })).toEqual({
      id: 9,
      slug: '9',
      title: '9',
      excerpt: '',
      content: '',
      author: '',
      createdAt: '',
      updatedAt: '',
      pictures: [],
    });
  });

  it.each([null, 7, 'post', [], {}, { title: 'Nameless' }, { slug: '..' }])('%j is none', (raw) => {
    expect(reshapeBlogPost(raw)).toBeUndefined();
  });
});
