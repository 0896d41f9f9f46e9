import type { BlogComment } from '@shop/shared/entities';
import { HttpError, NetworkError } from '@shop/shared/http';
import { sampleComment } from '@shop/shared/testing';
import {
  commenterName,
  commentInHash,
  ownComment,
  postingFailure,
  shownComments,
} from './comment-rules';
import { reshapeComment } from './comments-api';

const comment = (changes: Record<string, unknown> = {}): BlogComment => {
  const read = reshapeComment({ ...sampleComment(), ...changes });
  if (!read) throw new Error('no comment');
  return read;
};

describe('the comments that are shown', () => {
  it('are those whose approved is not explicitly false (spec section 5)', () => {
    const list = [true, false, undefined, null].map((approved, at) =>
      comment({ id: at + 1, approved }),
    );
    expect(shownComments(list).map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('come newest first, without repetitions', () => {
    const day = (id: number, date: string) =>
      comment({ id, created_at: `2026-07-${date}T00:00:00Z` });
    const list = [day(1, '01'), day(3, '03'), day(2, '02'), day(3, '03')];
    expect(shownComments(list).map(({ id }) => id)).toEqual([3, 2, 1]);
    const nameless = [comment({ id: undefined }), comment({ id: undefined })];
    expect(shownComments(nameless)).toHaveLength(2);
  });
});

describe('a commenter is shown (spec section 6)', () => {
  it.each([
    ['by first name', { first_name: 'Asha', email: 'asha.v@mail.example' }, 'Asha'],
    [
      'else by the part of the e-mail before the @',
      { first_name: ' ', email: 'asha.v@mail.example' },
      'asha.v',
    ],
    ['also where the API keeps the rest to itself', { first_name: '', email: 'asha.v' }, 'asha.v'],
    ["else as 'User'", { first_name: '', email: '' }, 'User'],
    ["and as 'User' without a name", undefined, 'User'],
  ])('%s', (_, user, name) => {
    expect(commenterName(comment({ user }))).toBe(name);
  });
});

describe('a comment that the server has stored', () => {
  const user = { first_name: 'Ravi', last_name: 'Rao', email: 'ravi@mail.example' };
  const written = { content: 'Hello', user, now: '2026-07-09T00:00:00Z' };

  it('is as the server answered', () => {
    expect(ownComment(comment(), written)).toEqual(comment());
  });

  it('is completed where the server’s answer lacks fields', () => {
    expect(ownComment(undefined, written)).toEqual({
      id: 0,
      content: 'Hello',
      hidden: false,
      createdAt: '2026-07-09T00:00:00Z',
      user: { first_name: 'Ravi', email: 'ravi' },
    });
    const bare = reshapeComment({ id: 5, content: 'Hello', user: 3 });
    expect(commenterName(ownComment(bare, written))).toBe('Ravi');
  });
});

describe('a comment that was not posted (spec section 8)', () => {
  const refusal = (body: unknown) => postingFailure(new HttpError(400, body, 'POST'));

  it("is 'Failed to post comment' when the server replied, with its reason", () => {
    expect(refusal({ content: ['Too long.'] })).toEqual({
      text: 'Failed to post comment',
      reason: 'Too long.',
    });
    expect(refusal({ detail: 'Request was throttled.' }).reason).toBe('Request was throttled.');
  });

  it.each([
    [null],
    ['<html>500</html>'],
    [{ detail: { code: 1 } }],
    [{ detail: 'x'.repeat(400) }],
    [{ detail: 'Given token not valid for any token type', code: 'token_not_valid' }],
  ])('says no more than that of %j', (body) => {
    expect(refusal(body)).toEqual({ text: 'Failed to post comment' });
  });

  it("is 'Network error' when no answer came", () => {
    expect(postingFailure(new NetworkError('POST', 'cut off'))).toEqual({ text: 'Network error' });
  });

  it('says why when the browser is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(postingFailure(new NetworkError('POST', 'cut off'))).toEqual({
      text: 'Network error',
      reason: 'You are offline. Try again when the connection is back.',
    });
  });
});

describe('an address that names a comment', () => {
  it.each([
    ['#comment-12', 12],
    ['#comments', undefined],
    ['#comment-0', undefined],
    ['#comment-1e3', undefined],
    ['', undefined],
  ])('%j names %p', (hash, id) => {
    expect(commentInHash(hash)).toBe(id);
  });
});
