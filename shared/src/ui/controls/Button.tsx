import { theme } from '@shop/shared/theme';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { WhatsAppIcon } from '../icons';
import { AppLink, type AppLinkProps } from './AppLink';

type Tone = 'accent' | 'quiet' | 'whatsapp';
type ControlSize = 'm' | 's';

interface ControlLook {
  /** `accent` one or two times on a page, `whatsapp` only for WhatsApp, else `quiet`. */
  tone?: Tone;
  size?: ControlSize;
  /** Takes the whole width of its place. */
  wide?: boolean;
}

/** The style as attributes, so that all tones share one class. */
const lookAttributes = ({ tone = 'accent', size = 'm', wide }: ControlLook) => ({
  'data-tone': tone,
  'data-size': size,
  'data-wide': wide || undefined,
});

/**
 * A turning ring next to a busy control's own words, open on one side in whatever colours; its
 * keyframes are among the site's styles. Not an element: a browser that translates the page replaces
 * the words, and React could no longer insert anything before them.
 */
export const busyRing = css`
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-busy='true']::before {
    content: '';
    flex: none;
    width: 1em;
    height: 1em;
    border: 2px solid;
    border-right: 0;
    border-radius: 50%;
    animation: spin 700ms linear infinite;
  }
`;

/**
 * Buttons, and links that look like them: one component, so that a page has its rules one time. The
 * dashes are stitches, as on the shop's labels.
 */
const Base = styled.button`
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
  ${busyRing}
`;

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'>, ControlLook {
  /** Something is under way: shows it, keeps the focus, and takes no second press. */
  busy?: boolean;
}

/** A button; `type="button"` unless given. */
export function Button({ tone, size, wide, busy, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      type="button"
      {...rest}
      {...lookAttributes({ tone, size, wide })}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {children}
    </Base>
  );
}

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export const ButtonLink = ({ tone, size, wide, ...rest }: AppLinkProps & ControlLook) => (
  <Base as={AppLink} {...rest} {...lookAttributes({ tone, size, wide })} />
);

interface WhatsAppLinkProps extends Omit<AppLinkProps, 'to'>, Pick<ControlLook, 'size' | 'wide'> {
  /** The chat's address with its message. */
  href: string;
  children: ReactNode;
}

/** A WhatsApp green link with the WhatsApp sign; opens the chat in a new tab. */
export const WhatsAppLink = ({ href, children, ...rest }: WhatsAppLinkProps) => (
  <ButtonLink to={href} tone="whatsapp" {...rest}>
    <WhatsAppIcon />
    {children}
  </ButtonLink>
);
