import { useSearchParams } from '@shop/shared/router';
import { useState } from 'react';
import { quantityText, readPieces } from '../../components/product/pieces';
import { useHistoryEntry } from '../../data/history-cache';

/** The query parameter that holds the pieces to order, for a page without scripts. */
export const quantityParameter = 'quantity';

/**
 * How many pieces are ordered: as many as the address asks for, until the visitor changes it. Who
 * comes back to the page finds what they chose.
 */
export function useQuantity(): [quantity: number, setQuantity: (quantity: number) => void] {
  const [search] = useSearchParams();
  const [chosen, choose] = useState<number>();
  const asked = readPieces(search.get(quantityParameter) ?? '') ?? quantityText.least;
  return [useHistoryEntry('quantity', chosen) ?? asked, choose];
}
