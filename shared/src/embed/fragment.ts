/** A text, or tag, attributes, and what is in it. */
export type FragmentNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...FragmentNode[]];

/** A widget already rendered, as the storefront server hands it out: `/embed/v1/<owner>/<Widget>`. */
export interface Fragment {
  css: string;
  nodes: readonly FragmentNode[];
}
