import type { OrderPageReply } from '@shop/shared/contract';
import { styled } from 'styled-components';

/** Black on white in every theme: readers need the contrast. */
const Square = styled.svg`
  width: 100%;
  max-width: 220px;
  background: #fff;
  forced-color-adjust: none;
`;

/** A QR code that the API has drawn. */
export const QrCode = ({
  code: { size, path },
  label,
}: {
  code: OrderPageReply['qr'];
  label: string;
}) => (
  <Square viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
    <path d={path} fill="#000" />
  </Square>
);
