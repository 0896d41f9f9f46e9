import { media } from '@shop/shared/theme';
import { BackLink as Back } from '@shop/shared/ui/bundled';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

const Rest = styled.span`
  ${media.narrow} {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export interface BackLinkProps {
  /** Goes back in the history instead of following the link, when the list is there; says whether it did. */
  onBack: () => boolean;
}

/** Back to the list: to the visitor's place in it, or to its beginning. */
export const BackLink = ({ onBack }: BackLinkProps) => {
  const go = (event: MouseEvent) => {
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (plain && onBack()) event.preventDefault();
  };
  return (
    <Back to="/products" onClick={go}>
      Back<Rest> to products</Rest>
    </Back>
  );
};
