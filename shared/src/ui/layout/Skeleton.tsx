import { media, theme } from '@shop/shared/theme';
import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: .45; }
`;

const Block = styled.span`
  display: block;
  max-width: 100%;
  /* Seen where a visitor's own colours replace those of the page. */
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: ${theme.color.sunken};
  animation: ${breathe} 1600ms ease-in-out infinite;
  ${media.calm} {
    animation: none;
  }
`;

interface SkeletonProps {
  /** CSS length; all of its place when not given. */
  width?: string;
  /** CSS length; one line of text when neither this nor `ratio` is given. */
  height?: string;
  /** width / height, for pictures */
  ratio?: number;
}

/** The shape of content that is loading; silent for screen readers. */
export const Skeleton = ({ width, height, ratio }: SkeletonProps) => (
  <Block
    aria-hidden="true"
    style={{ width, height: height ?? (ratio ? undefined : '1em'), aspectRatio: ratio }}
  />
);
