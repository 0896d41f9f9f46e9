import { theme } from '@shop/shared/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 3px 9px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  &[data-tone='popular'] {
    color: ${theme.color.onAccent};
    background: ${theme.color.ink};
    border-color: ${theme.color.brass};
  }
  &[data-tone='off'] {
    color: ${theme.color.onOxblood};
    background: ${theme.color.oxblood};
  }
  &[data-tone='quiet'] {
    border-color: ${theme.color.line};
  }
  & > svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

interface BadgeProps {
  /** `popular` on ink with a brass edge, `off` on oxblood for "% off", else `quiet`. */
  tone?: 'popular' | 'off' | 'quiet';
  children: ReactNode;
}

/** A short label on or next to an element. */
export const Badge = ({ tone = 'quiet', children }: BadgeProps) => (
  <Base data-tone={tone}>{children}</Base>
);
