import { styled } from 'styled-components';
import { AppLink, type SmartLinkProps } from './AppLink';
import { iconLook } from './icon.styles';

const Base = styled(AppLink)`
  ${iconLook}
`;

export interface IconLinkProps extends SmartLinkProps {
  /** Where it goes, for those who cannot see the icon. */
  label: string;
  /** Stands on its own disc, for places over a picture. */
  raised?: boolean;
}

/** A round link of 44px holding one icon; same size and look as `IconButton`. */
export const IconLink = ({ label, raised, ...rest }: IconLinkProps) => (
  <Base aria-label={label} title={label} {...rest} data-raised={raised || undefined} />
);
