/**
 * What a version's types are made of, published beside its scripts. The host's has the platform in
 * it, with the declarations of its libraries; a remote's has only its own sources.
 */
export interface SourceFiles {
  /** path below the checkout's root → text */
  files: Readonly<Record<string, string>>;
}

/** Its name among the files of a version; nobody but the gate reads it. */
export const sourcesFile = 'types.json';

/** The platform's compiler options, among the files of a host. */
export const optionsFile = 'tsconfig.json';

/** Where the platform says what crosses a border. */
export const borderTables = {
  widgets: { file: 'shared/src/contract/widgets.ts', table: 'Widgets' },
  events: { file: 'shared/src/contract/events.ts', table: 'ShopEvents' },
} as const;

/** Modules that a remote gets from the host. */
export const platformModule = /^(?:react|react-dom|styled-components|jotai|@shop\/shared)(?:\/|$)/;

const linked = 'node_modules/@shop/shared/';

/** The workspace package as a folder of the checkout, however it was found. */
export const unlinked = (file: string): string => file.replace(linked, 'shared/');
