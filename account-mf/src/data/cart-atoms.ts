import type { CartItem } from '@shop/shared/entities';
import { atom } from 'jotai';
import type { ListView } from './server-list';

/** The cart as it is shown. Only ever set in a browser: a server has many visitors. */
export const cartAtom = atom<ListView<CartItem>>({ state: 'unknown', items: [] });
