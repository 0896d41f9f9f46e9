import { draftOf, hasDraft, storeDraft } from './comment-drafts';

beforeEach(() => localStorage.clear());

describe('a draft of a comment', () => {
  it('is stored for its post and its writer, until it is sent', () => {
    storeDraft(3, 'asha@mail.example', 'Half a thou');
    expect(draftOf(3, 'asha@mail.example')).toBe('Half a thou');
    expect([draftOf(4, 'asha@mail.example'), draftOf(3, 'ravi@mail.example')]).toEqual(['', '']);
    expect([hasDraft(3), hasDraft(4)]).toEqual([true, false]);
    storeDraft(3, 'asha@mail.example', '');
    expect([draftOf(3, 'asha@mail.example'), localStorage.length]).toEqual(['', 0]);
  });

  it('gives way to newer ones when there are very many', () => {
    for (let post = 1; post <= 30; post += 1) storeDraft(post, 'a', `draft ${post}`);
    expect([draftOf(1, 'a'), draftOf(30, 'a')]).toEqual(['', 'draft 30']);
  });

  it.each(['{', '7', '[{"post":"3"}]'])('broken storage (%s) holds none', (stored) => {
    localStorage.setItem('shop-comment-drafts', stored);
    expect(draftOf(3, 'a')).toBe('');
    storeDraft(3, 'a', 'new');
    expect(draftOf(3, 'a')).toBe('new');
  });
});
