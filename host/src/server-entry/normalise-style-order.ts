/** A component's rules, and the mark by which styled-components takes them over in a browser. */
const block = /([\s\S]*?)data-styled\.g\d+(\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\s*)/g;

/**
 * Style elements of styled-components with their groups numbered as they stand, animations last
 * by their names. As they are, groups have the numbers that components got in this process:
 * animations as pages were first drawn with them, so that no two servers would write the same.
 */
export const normaliseStyleOrder = (tags: string): string =>
  tags.replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_, open, css: string, close) => {
    const blocks: { rules: string; mark: string; id: string }[] = [];
    const rest = css.replace(block, (_whole, rules: string, mark: string, id: string) => {
      blocks.push({ rules, mark, id });
      return '';
    });
    const [moving = [], still = []] = [true, false].map((moves) =>
      blocks.filter(({ id }) => id.startsWith('sc-keyframes-') === moves),
    );
    moving.sort((a, b) => (a.id < b.id ? -1 : 1));
    const numbered = [...still, ...moving].map(
      ({ rules, mark }, at) => `${rules}data-styled.g${at + 1}${mark}`,
    );
    return open + numbered.join('') + rest + close;
  });
