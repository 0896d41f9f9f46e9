import { theme } from '@shop/shared/theme';
import { css } from 'styled-components';

export type Tone = 'accent' | 'quiet' | 'whatsapp';
export type ControlSize = 'm' | 's';

export interface ControlLook {
  /** `accent` once or twice on a page, `whatsapp` only for WhatsApp, else `quiet`. */
  tone?: Tone;
  size?: ControlSize;
  /** Takes the whole width of its place. */
  wide?: boolean;
}

/** The look as attributes, so that all tones share one class. */
export const lookAttributes = ({ tone = 'accent', size = 'm', wide }: ControlLook) => ({
  'data-tone': tone,
  'data-size': size,
  'data-wide': wide || undefined,
});

/** Buttons and links that look like buttons. The dashes are stitches, as on the shop's labels. */
export const controlLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  min-height: 48px;
  padding: 10px 24px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  font: 600 ${theme.size.body} / 1.25 ${theme.font.body};
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  color: ${theme.color.onAccent};
  background: ${theme.color.accent};
  transition: transform ${theme.motion.quick};
  -webkit-tap-highlight-color: transparent;

  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1px dashed currentColor;
    border-radius: 4px;
    opacity: 0.35;
    pointer-events: none;
    transition: opacity ${theme.motion.quick};
  }
  &:hover {
    background: ${theme.color.accentStrong};
  }
  &:hover::after {
    opacity: 0.7;
  }
  &:active {
    transform: translateY(1px) scale(0.99);
  }
  &[data-tone='quiet'] {
    color: ${theme.color.ink};
    background: ${theme.color.raised};
    border-color: ${theme.color.control};
  }
  &[data-tone='quiet']::after {
    opacity: 0;
  }
  &[data-tone='quiet']:hover {
    color: ${theme.color.accentStrong};
    border-color: ${theme.color.accent};
  }
  &[data-tone='whatsapp'] {
    color: ${theme.color.onWhatsapp};
    background: ${theme.color.whatsapp};
  }
  &[data-tone='whatsapp']:hover {
    background: ${theme.color.whatsappStrong};
  }
  &[data-size='s'] {
    min-height: ${theme.target.thumb};
    padding: 6px 14px;
    font-size: 0.9375rem;
  }
  &[data-wide] {
    display: flex;
    width: 100%;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: ${theme.color.inkSoft};
    background: ${theme.color.sunken};
    border-color: transparent;
    transform: none;
  }
  &:disabled::after,
  &[aria-disabled='true']::after {
    opacity: 0;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
