import { createContext } from 'react';

/**
 * Draws the page anew with the previous version of the part that owns it.
 * @returns whether there is one that has not been tried
 */
export type GoBack = () => Promise<boolean>;

/** Missing on the server, where a page that fails is a shell for the browser. */
export const PreviousPageContext = createContext<GoBack | undefined>(undefined);
