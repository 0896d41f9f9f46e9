/**
 * Every widget that one app offers to the others: name → props. The name says who owns it,
 * `notices/LatestNotices`. Props are plain data, so that the same call works on the server, in a
 * page and in a fragment. A site adds its own:
 * `declare module 'federated-site/react' { interface Widgets { … } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites fill it.
export interface Widgets {}

/**
 * Every event that one app emits and others hear: name → detail, plain data. Above an event
 * whose meaning changed stands `@version 2` in a comment like this one; without it the version is 1.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites and remotes fill it.
export interface Events {}

export type WidgetName = keyof Widgets;
export type WidgetProps<N extends WidgetName> = Widgets[N];
