import { reshapeComment } from './comments-api';

const comment = {
  id: 12,
  blog: 3,
  content: ' Very useful!\n<b>Thanks</b> ',
  approved: true,
  created_at: '2026-07-03T09:30:00Z',
  user: { first_name: 'Asha', email: 'asha' },
};

describe('a comment (spec section 3)', () => {
  it('is text, with its author', () => {
    expect(reshapeComment(comment)).toEqual({
      id: 12,
      content: 'Very useful!\n<b>Thanks</b>',
      hidden: false,
      createdAt: '2026-07-03T09:30:00Z',
      user: { first_name: 'Asha', email: 'asha' },
    });
  });

  it('does not carry a whole e-mail address into a page', () => {
    const user = { first_name: '', email: 'asha.verma@mail.example' };
    expect(reshapeComment({ ...comment, user })?.user).toEqual({
      first_name: '',
      email: 'asha.verma',
    });
  });

  it.each([false, 'false', 0])('with approved %j is hidden (spec section 5)', (approved) => {
    expect(reshapeComment({ ...comment, approved })?.hidden).toBe(true);
  });

  it.each([true, undefined, null, 1, 'yes'])('with approved %j is not', (approved) => {
    expect(reshapeComment({ ...comment, approved })?.hidden).toBe(false);
  });

  it('may lack its author', () => {
    expect(reshapeComment({ ...comment, user: 5 })).not.toHaveProperty('user');
    expect(reshapeComment({ content: 'Hello' })).toEqual({
      id: 0,
      content: 'Hello',
      hidden: false,
      createdAt: '',
    });
  });

  it.each([null, 'Hello', [], {}, { id: 1, content: '  ' }])('%j is none', (raw) => {
    expect(reshapeComment(raw)).toBeUndefined();
  });
});
