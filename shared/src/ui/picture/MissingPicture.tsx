import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Ground = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${theme.color.control};
  background: ${theme.color.sunken};
  & > svg {
    width: 46%;
    height: 46%;
  }
`;

/** A bag drawn in one line with its seam, in place of a picture that is not there. */
export const MissingPicture = ({ alt }: { alt: string }) => (
  <Ground role={alt ? 'img' : undefined} aria-label={alt || undefined}>
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 40h64l5 40a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5zM32 40V28a16 16 0 0 1 32 0v12M16 40c4 20 60 20 64 0M44 55h8v8h-8z" />
      <path strokeDasharray="3 4" strokeWidth="1.4" d="M17 74h62M22 40c5 14 47 14 52 0" />
    </svg>
  </Ground>
);
