/**
 * In pages of `npm run dev`, before all else: React tells React Refresh of every root, modules
 * register their components, and the page takes in what was built meanwhile.
 */
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  register,
} from 'react-refresh/runtime';
import type { HotUpdate } from './hot-update';
import { takeIn } from './take-in';

declare global {
  interface Window {
    shopHot?: {
      register: typeof register;
      sign: typeof createSignatureFunctionForTransform;
      /** @returns whether the page shows it; else it is to be loaded again */
      takeIn(update: HotUpdate): Promise<boolean>;
    };
  }
}

injectIntoGlobalHook(window);
window.shopHot = { register, sign: createSignatureFunctionForTransform, takeIn };
