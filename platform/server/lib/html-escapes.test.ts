import { jsonBlock } from './html-escapes';

describe('a JSON data block', () => {
  it('cannot be ended or commented out by what it holds', () => {
    const hostile = { title: '</script><!--<script>alert(1)</script>&\u2028' };
    const block = jsonBlock('application/ld+json', hostile);
    const inside = block.slice(block.indexOf('>') + 1, block.lastIndexOf('</script>'));
    expect(inside).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(inside)).toEqual(hostile);
  });
});
