import { useSearchParams } from '@shop/shared/router';
import { useState } from 'react';
import { pieces, readPieces } from '../../components/product/pieces';

/** The query parameter that holds the pieces to order, for a page without scripts. */
export const quantityParameter = 'quantity';

/** How many pieces are ordered: as many as the address asks for, until the visitor changes it. */
export function useQuantity(): [quantity: number, setQuantity: (pieces: number) => void] {
  const [search] = useSearchParams();
  return useState(() => readPieces(search.get(quantityParameter) ?? '') ?? pieces.least);
}
