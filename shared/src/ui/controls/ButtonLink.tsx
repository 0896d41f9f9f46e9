import { styled } from 'styled-components';
import { AppLink, type SmartLinkProps } from './AppLink';
import { type ControlLook, controlLook, lookAttributes } from './control.styles';

const Base = styled(AppLink)`
  ${controlLook}
`;

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export const ButtonLink = ({ tone, size, wide, ...rest }: SmartLinkProps & ControlLook) => (
  <Base {...rest} {...lookAttributes({ tone, size, wide })} />
);
