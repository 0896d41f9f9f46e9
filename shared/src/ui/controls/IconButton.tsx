import { theme } from '@shop/shared/theme';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { AppLink, type AppLinkProps } from './AppLink';
import { busyRing } from './Button';

/** A round target of a thumb's size around an icon: a button, or a link. */
const Base = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.target.thumb};
  height: ${theme.target.thumb};
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  color: ${theme.color.ink};
  background: transparent;
  cursor: pointer;
  transition: transform ${theme.motion.quick};
  -webkit-tap-highlight-color: transparent;

  &[data-raised] {
    background: ${theme.color.raised};
    border-color: ${theme.color.line};
    box-shadow: ${theme.shadow.low};
  }
  &:hover {
    color: ${theme.color.accentStrong};
    background: ${theme.color.sunken};
  }
  &[data-raised]:hover {
    background: ${theme.color.raised};
    border-color: ${theme.color.accent};
  }
  &:active {
    transform: scale(0.94);
  }
  &:disabled,
  &[data-raised]:disabled {
    color: ${theme.color.control};
    background: ${theme.color.sunken};
    border-color: ${theme.color.line};
    cursor: not-allowed;
    transform: none;
  }
  ${busyRing}
`;

interface IconLook {
  /** Its action or target, for visitors who cannot see the icon. */
  label: string;
  /** Stands on its own disc, for places over a picture. */
  raised?: boolean;
}

interface IconButtonProps extends ComponentPropsWithRef<'button'>, IconLook {
  busy?: boolean;
}

const iconAttributes = <P extends IconLook>({ label, raised, ...rest }: P) => ({
  'aria-label': label,
  ...rest,
  'data-raised': raised || undefined,
});

/** A round button of 44px holding one icon. */
export const IconButton = ({ busy, children, onClick, ...rest }: IconButtonProps) => (
  <Base
    type="button"
    title={rest.label}
    {...iconAttributes(rest)}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {!busy && children}
  </Base>
);

/**
 * A round link of 44px holding one icon; same size and style as `IconButton`. It has no title of its
 * own: 24 cards would send 48 titles of links that stand where a button comes soon.
 */
export const IconLink = (props: AppLinkProps & IconLook) => (
  <Base as={AppLink} {...iconAttributes(props)} />
);
