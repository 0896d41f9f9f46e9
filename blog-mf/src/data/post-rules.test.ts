import { excerptOf, newestFirst, ownExcerpt, postCard } from './post-rules';
import { reshapeBlogPost } from './reshape-blog-post';

const long = 'Leather breathes and wants to be kept dry. '.repeat(20);

describe('an excerpt (spec sections 2 and 9)', () => {
  it('is the post’s own, as plain text', () => {
    expect(excerptOf({ excerpt: 'Wax &amp; <b>wipe</b>\nit', content: '<p>Else</p>' })).toBe(
      'Wax & wipe it',
    );
  });

  it('without one is the first 220 characters of the plain content', () => {
    const made = excerptOf({ excerpt: '', content: `<h2>Care</h2><p>${long}</p>` });
    expect(`Care ${long}`.startsWith(made.replace(/…$/, ''))).toBe(true);
    expect(made).toMatch(/…$/);
    expect([...made].length).toBeLessThanOrEqual(220);
    expect([...made].length).toBeGreaterThan(200);
  });

  it('of a short post is all of it', () => {
    expect(excerptOf({ excerpt: ' ', content: '<p>Soon <i>more</i>.</p>' })).toBe('Soon more.');
    expect(excerptOf({ excerpt: '', content: '' })).toBe('');
  });

  it('that is made up is not the post’s own', () => {
    expect(ownExcerpt({ excerpt: '' })).toBe('');
  });
});

describe('posts', () => {
  const at = (createdAt: string) => ({ createdAt });

  it('are sorted newest first by created_at (spec section 7), undated ones last', () => {
    const list = ['2025-01-01', '', '2026-05-01T10:00:00+05:30', 'soon', '2026-05-01T05:00:00Z'];
    expect(newestFirst(list.map(at))).toEqual(
      ['2026-05-01T05:00:00Z', '2026-05-01T10:00:00+05:30', '2025-01-01', '', 'soon'].map(at),
    );
    // A comment of one's own has the browser's time where the API names none.
    const own = ['2026-05-01T10:00:00', '2026-05-01T05:00:00Z'];
    expect(newestFirst(own.map(at))).toEqual(own.toReversed().map(at));
  });

  it('on a card say no more than their own excerpt', () => {
    const post = reshapeBlogPost({ id: 1, title: 'One', excerpt: 'Wipe', content: '<p>Words</p>' });
    const card = post && postCard(post);
    expect(card?.excerpt).toBe('Wipe');
    expect(card).not.toHaveProperty('isExtract');
  });

  it('on a card carry their first image and no content', () => {
    const images = [{ image: '/media/1.jpg' }, { image: '/media/2.jpg' }];
    const post = reshapeBlogPost({ id: 1, title: 'One', content: '<p>Words</p>', images });
    const card = post && postCard(post);
    expect(card).toMatchObject({
      title: 'One',
      excerpt: 'Words',
      picture: { src: '/media/1.jpg' },
    });
    expect(card?.isExtract).toBe(true);
    expect(card).not.toHaveProperty('content');
    expect(card).not.toHaveProperty('pictures');
  });
});
