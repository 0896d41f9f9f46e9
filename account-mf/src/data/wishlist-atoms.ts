import type { WishlistItem } from '@shop/shared/entities';
import { atom } from 'jotai';
import type { ListView } from './server-list';

/** The wishlist as it is shown. Only ever set in a browser: a server has many visitors. */
export const wishlistAtom = atom<ListView<WishlistItem>>({ state: 'unknown', items: [] });
