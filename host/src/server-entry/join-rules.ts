import { styled } from 'styled-components';

/** What styled-components keeps of a component; no part of what it promises. */
interface ComponentStyle {
  rules: readonly unknown[];
  generateAndInjectStyles(...args: unknown[]): string;
}

/**
 * Joins the texts of a component's rules once. Styled-components joins them for every element, to
 * look the whole up: an eighth of a page's time.
 */
export function joinRules(): void {
  const { componentStyle } = styled.p`` as unknown as { componentStyle: ComponentStyle };
  const prototype: ComponentStyle = Object.getPrototypeOf(componentStyle);
  const { generateAndInjectStyles } = prototype;
  const joined = new WeakSet<ComponentStyle>();
  prototype.generateAndInjectStyles = function (...args) {
    if (this.rules.length > 1 && !joined.has(this)) {
      joined.add(this);
      this.rules = withJoinedTexts(this.rules);
    }
    return generateAndInjectStyles.apply(this, args);
  };
}

const withJoinedTexts = (rules: readonly unknown[]): unknown[] => {
  const joined: unknown[] = [];
  for (const rule of rules) {
    const last = joined.at(-1);
    if (typeof rule === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + rule;
    else joined.push(rule);
  }
  return joined;
};
