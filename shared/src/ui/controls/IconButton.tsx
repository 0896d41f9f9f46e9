import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { iconLook } from './icon.styles';
import { Spinner } from './Spinner';

const Base = styled.button`
  ${iconLook}
`;

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
  /** Stands on its own disc, for places over a picture. */
  raised?: boolean;
  busy?: boolean;
}

/** A round button of 44px holding one icon. */
export const IconButton = ({
  label,
  raised,
  busy,
  children,
  onClick,
  ...rest
}: IconButtonProps) => (
  <Base
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    data-raised={raised || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {busy ? <Spinner /> : children}
  </Base>
);
