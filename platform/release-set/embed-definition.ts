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
