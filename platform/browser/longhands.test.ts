import { longhands } from './longhands';

describe('style for browsers that know no logical shorthands', () => {
  it.each([
    ['.a{inset:0;}', '.a{top:0;right:0;bottom:0;left:0;}'],
    ['.a{inset:auto 8px 8px;}', '.a{top:auto;right:8px;bottom:8px;left:8px;}'],
    ['.a{inset:10px 60px;}', '.a{top:10px;right:60px;bottom:10px;left:60px;}'],
    ['.a{inset:1px 2px 3px 4px}', '.a{top:1px;right:2px;bottom:3px;left:4px}'],
    ['.a{padding-block:8px 16px;}', '.a{padding-top:8px;padding-bottom:16px;}'],
    ['.a{margin-inline:auto;}', '.a{margin-left:auto;margin-right:auto;}'],
    [
      '.a{color:red;margin-inline:calc(-1 * clamp(16px, 4vw, 40px));}',
      '.a{color:red;margin-left:calc(-1 * clamp(16px, 4vw, 40px));margin-right:calc(-1 * clamp(16px, 4vw, 40px));}',
    ],
    [
      '.a{border-block:1px solid var(--line, #ccc);}',
      '.a{border-top:1px solid var(--line, #ccc);border-bottom:1px solid var(--line, #ccc);}',
    ],
  ])('%s', (css, expected) => {
    expect(longhands(css)).toBe(expected);
  });

  it('leaves all else as it is', () => {
    const css = '.inset:hover{padding:0 4px;box-shadow:inset 0 1px red;scroll-margin-block:2px;}';
    expect(longhands(css)).toBe(css);
  });
});
