import type { Picture, Product } from '@shop/shared/entities';
import { useMemo, useState } from 'react';
import { colorFirst } from './product-color-rules';
import type { ColorControl } from './use-color';

/**
 * The pictures in the order they stand in: those of the colour the page came with are first, and
 * choosing another colour later moves to its picture instead of shuffling them.
 * @param control the chosen colour, and whether it was asked for
 */
export function useGalleryOrder(
  { pictures }: Product,
  { color, asked }: Pick<ColorControl, 'color' | 'asked'>,
): readonly Picture[] {
  const [first, setFirst] = useState({ color, asked });
  if (!first.color && color) setFirst({ color, asked });
  return useMemo(() => colorFirst(pictures, first.color?.name, first.asked), [pictures, first]);
}
