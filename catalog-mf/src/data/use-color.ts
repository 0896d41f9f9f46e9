import type { ColorChoice } from '@shop/shared/entities';
import { useLocation, useNavigate, useSearchParams } from '@shop/shared/router';
import { rememberColor } from '@shop/shared/storage';
import { useState } from 'react';
import { chooseColor } from './product-color-rules';

/** The query parameter that names the colour. */
export const colorParameter = 'color';

export interface ColorControl {
  /** undefined when the product has no colours, or they are not known yet */
  color: ColorChoice | undefined;
  /** Whether the visitor or the address asked for a colour; the first is selected by default. */
  asked: boolean;
  choose: (name: string) => void;
}

/**
 * The chosen colour, which lives in the address so that it can be sent to someone. A choice shows
 * at once; the address follows. This browser remembers it for the order of a whole cart.
 */
export function useColor(productId: number, colors: readonly ColorChoice[]): ColorControl {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = search.get(colorParameter);
  const [choice, setChoice] = useState({ asked, name: asked });
  if (choice.asked !== asked) setChoice({ asked, name: asked });

  const choose = (name: string) => {
    setChoice({ asked, name });
    rememberColor(productId, name);
    const next = new URLSearchParams(search);
    next.set(colorParameter, name);
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true, state });
  };
  return { color: chooseColor(colors, choice.name), asked: choice.name !== null, choose };
}
