import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ControlLook, controlLook, lookAttributes } from './control.styles';
import { Spinner } from './Spinner';

const Base = styled.button`
  ${controlLook}
`;

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'>, ControlLook {
  /** Something is under way: shows it, keeps the focus, and takes no second press. */
  busy?: boolean;
}

/** A button; `type="button"` unless said otherwise. */
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
      {busy && <Spinner />}
      {children}
    </Base>
  );
}
