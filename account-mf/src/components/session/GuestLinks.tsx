import { Link } from '@shop/shared/router';
import { ButtonLink } from '@shop/shared/ui';

export interface GuestLinksProps {
  /** `bar` beside the header's icons, `menu` as buttons */
  look: 'bar' | 'menu';
}

/** The way in. The header draws the same until this part has come. */
export const GuestLinks = ({ look }: GuestLinksProps) =>
  look === 'bar' ? (
    <>
      <Link to="/login">Login</Link>
      <Link to="/register">Register</Link>
    </>
  ) : (
    <>
      <ButtonLink to="/login" tone="quiet">
        Login
      </ButtonLink>
      <ButtonLink to="/register" tone="quiet">
        Register
      </ButtonLink>
    </>
  );
