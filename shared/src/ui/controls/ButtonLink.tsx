import { styled } from 'styled-components';
import { type ControlLook, controlLook, lookAttributes } from './control-look';
import { SmartLink, type SmartLinkProps } from './SmartLink';

const Base = styled(SmartLink)`
  ${controlLook}
`;

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export const ButtonLink = ({ tone, size, wide, ...rest }: SmartLinkProps & ControlLook) => (
  <Base {...rest} {...lookAttributes({ tone, size, wide })} />
);
