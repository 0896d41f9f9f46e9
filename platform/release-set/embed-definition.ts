interface Described {
  /** as the page for shop owners calls it */
  label: string;
  hint?: string;
}

/** An attribute of an element for other web pages; the widget's prop of the same name. */
export type EmbedAttribute = Described &
  (
    | { kind: 'text' /** code units */; most: number }
    | { kind: 'count'; from: number; to: number }
    | { kind: 'choice'; of: readonly string[] }
    /** names parted by commas or spaces */
    | { kind: 'names'; most: number }
  );

/** What every element takes; the loader and the style of a fragment read it, not the widget. */
export const commonAttributes: EmbedDefinition['attributes'] = {
  theme: { kind: 'choice', label: 'Colours', of: ['light', 'dark', 'auto'] },
  font: { kind: 'choice', label: 'Font', of: ['page'], hint: '“page”: the font of your page' },
  tag: { kind: 'text', label: 'Tag', hint: 'Marks visitors who come by this page', most: 60 },
};

/**
 * A widget that other web pages may show as an element. Plain data: the server checks what a page
 * asks for by it, the loader observes the attributes, the page for shop owners asks for them.
 */
export interface EmbedDefinition {
  /** the widget, without its owner's name */
  widget: string;
  title: string;
  attributes: Readonly<Record<string, EmbedAttribute>>;
}
