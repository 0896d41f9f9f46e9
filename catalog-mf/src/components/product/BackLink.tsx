import { Link } from '@shop/shared/router';
import { media, theme } from '@shop/shared/theme';
import { ChevronLeftIcon } from '@shop/shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

const Back = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${theme.target.thumb};
  color: ${theme.color.accent};
  font-weight: 600;
  text-decoration: none;
  & > span {
    ${media.narrow} {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  &:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
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
      <ChevronLeftIcon size={20} />
      Back<span> to products</span>
    </Back>
  );
};
