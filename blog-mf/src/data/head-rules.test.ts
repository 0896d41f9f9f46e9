import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { sampleBlogPost, sampleBlogPosts } from '@shop/shared/testing';
import { crumbsData } from '@shop/shared/ui/bundled';
import { blogData, listHead, postCrumbs, postData, postDescription } from './head-rules';
import { postAddress } from './post-address-rules';
import { newestFirst, type PostCardData, postCard } from './post-rules';
import { reshapeBlogPost } from './reshape-blog-post';

const read = (reply: unknown) => {
  const post = reshapeBlogPost(reply);
  if (!post) throw new Error('no post');
  return post;
};
const cardOf = (changes: Parameters<typeof sampleBlogPost>[0] = {}): PostCardData =>
  postCard(read(sampleBlogPost(changes)));
const cards = newestFirst(sampleBlogPosts(7).map((reply) => postCard(read(reply))));
const endless = 'leather and its care '.repeat(40);

beforeEach(() => setShopConfig({ ...defaultConfig, siteUrl: 'https://bags.example' }));

describe('the head of the blog list (spec sections 2 and 9)', () => {
  it('has a title, an address and a description of at most 155 characters', () => {
    const head = listHead(cards, 1);
    expect(head).toMatchObject({ title: 'From the Blog', path: '/blogs', hidden: false });
    expect(head.description.length).toBeLessThanOrEqual(155);
    expect(listHead(cards, 2)).toMatchObject({ path: '/blogs?page=2' });
    expect(listHead([], 1).hidden).toBe(true);
  });

  it('previews the first post that has a picture, with the size that the API gives', () => {
    const image = { id: 1, image: '/media/wet.jpg', caption: 'Wet', width: 640, height: 427 };
    const [pictured, plain] = [cardOf({ images: [image] }), cardOf({ images: [] })];
    expect(listHead([plain, pictured], 1).image).toEqual({
      src: 'https://bags.example/media/wet.jpg',
      alt: pictured.picture?.alt,
      width: 640,
      height: 427,
    });
    expect(listHead([plain], 1)).not.toHaveProperty('image');
    expect(listHead([cardOf()], 1).image).not.toHaveProperty('width');
  });

  it('puts the first 5 posts into the structured data', () => {
    const data = blogData(cards, 1) as { blogPost: object[] };
    expect(data).toMatchObject({ '@type': 'Blog', url: 'https://bags.example/blogs' });
    expect(data.blogPost).toHaveLength(5);
    expect(data.blogPost[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Sample post 7',
      url: 'https://bags.example/blog/sample-post-7',
      image: 'https://bags.example/media/blog/7.jpg',
    });
  });
});

describe('the head of a post (spec sections 2 and 9)', () => {
  it.each([
    ['meta', 155],
    ['structured', 160],
  ] as const)('cuts its %s description at %i characters', (which, maxLength) => {
    const description = postDescription(cardOf({ excerpt: endless }), which);
    expect([...description].length).toBeLessThanOrEqual(maxLength);
    expect([...description].length).toBeGreaterThan(maxLength * 0.7);
    expect(endless.startsWith(description.replace(/…$/, ''))).toBe(true);
  });

  it('describes a post without an excerpt by its content, and one without words by its title', () => {
    expect(postDescription(cardOf({ excerpt: '' }), 'meta')).toBe(
      'Before the rains Empty every pocket.',
    );
    expect(postDescription(cardOf({ excerpt: '', content: '' }), 'meta')).toBe('Sample post 3');
  });

  it('describes a BlogPosting with whole addresses and dates', () => {
    const post = read(sampleBlogPost());
    expect(postData(postCard(post), { pictures: post.pictures, comments: 4 })).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Sample post 3',
      description: 'What the rains do to a bag.',
      datePublished: '2026-07-01T20:30:00.000Z',
      dateModified: '2026-07-05T09:30:00.000Z',
      author: { '@type': 'Person', name: 'Meena' },
      image: ['https://bags.example/media/blog/3.jpg', 'https://bags.example/media/blog/3-dry.jpg'],
      commentCount: 4,
    });
  });

  it('reads a date without a zone by the clock of the shop', () => {
    const card = cardOf({ created_at: '2026-07-03T20:30:00' });
    expect(postData(card, { pictures: [] })).toMatchObject({
      datePublished: '2026-07-03T15:00:00.000Z',
    });
  });

  it('leaves out fields that an API does not give', () => {
    const data = postData(cardOf({ author: '', created_at: 'soon', images: [] }), { pictures: [] });
    expect(data).not.toHaveProperty('datePublished');
    expect(data).not.toHaveProperty('image');
    expect(data).toMatchObject({ author: { '@type': 'Organization' } });
  });

  it('has the breadcrumbs Home / Blogs / title', () => {
    expect(postCrumbs(cardOf()).map(({ label }) => label)).toEqual([
      'Home',
      'Blogs',
      'Sample post 3',
    ]);
    expect(crumbsData(postCrumbs(cardOf()), postAddress(cardOf()))).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://bags.example/' },
        { position: 2, item: 'https://bags.example/blogs' },
        { position: 3, item: 'https://bags.example/blog/sample-post-3' },
      ],
    });
  });
});
