import { shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { media, theme, zIndex } from '@shop/shared/theme';
import {
  CartIcon,
  Container,
  HeartIcon,
  IconLink,
  loginPath,
  PhoneIcon,
  WhatsAppIcon,
} from '@shop/shared/ui';
import { notPrinted, phoneUrl } from '@shop/shared/ui/bundled';
import { Widget } from 'federated-site/react';
import { Link, useLocation } from 'federated-site/router';
import { styled } from 'styled-components';
import { AccountSlot } from './AccountSlot';
import { Brand } from './Brand';
import { PhoneMenu } from './PhoneMenu';
import { WideNav } from './WideNav';

const Bar = styled.header`
  position: relative;
  z-index: ${zIndex.header};
  background: ${theme.color.paper};
  border-bottom: 1px solid ${theme.color.line};
  ${media.wideHeader} {
    position: sticky;
    top: 0;
  }
  @media print {
    position: static;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0 ${theme.space.s};
  min-height: 64px;
  padding-block: 6px;
  /* Large text makes a second row instead of a page that scrolls sideways. */
  flex-wrap: wrap;
`;

/**
 * With a place for each icon: a slow browser paints while it reads them, and nothing moves. On a
 * phone that shows pages larger there are two rows.
 */
const Tools = styled.div`
  display: grid;
  flex: 0 0 min(100%, 5 * ${theme.target.thumb});
  grid-template-columns: repeat(auto-fill, ${theme.target.thumb});
  align-items: center;
  margin-inline: auto -10px;
  ${media.wideHeader} {
    flex: auto;
    grid-template-columns: 1fr repeat(4, ${theme.target.thumb});
  }
  ${notPrinted}
`;

const Account = styled.div`
  display: none;
  ${media.wideHeader} {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    /* Links and greeting take the room that is left: nothing moves when the greeting comes. */
    min-width: 10.5em;
    margin-right: ${theme.space.s};
    padding-right: ${theme.space.s};
    border-right: 1px solid ${theme.color.line};
  }
  & a {
    padding: 10px;
    color: ${theme.color.ink};
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

/** Spec section 2, Header, as a signed-out visitor sees it. */
export function Header() {
  const { pathname, search } = useLocation();
  const { phone } = shopConfig();
  return (
    <Bar>
      <Row>
        <Brand />
        <WideNav />
        <Tools>
          <Account>
            <AccountSlot look="bar">
              <Link to="/login">Login</Link>
              <Link to="/register">Register</Link>
            </AccountSlot>
          </Account>
          <IconLink to={phoneUrl()} label={`Call ${phone}`} title={`Call ${phone}`}>
            <PhoneIcon />
          </IconLink>
          <IconLink to={greetingUrl()} label="WhatsApp" title="WhatsApp">
            <WhatsAppIcon />
          </IconLink>
          <PanelButtons here={pathname + search} />
          <PhoneMenu />
        </Tools>
      </Row>
    </Bar>
  );
}

/**
 * Wishlist and cart panels. Until their owner is there they are links to sign in, and back to where
 * the panel opens by the fragment; the boot script holds them until the buttons are there.
 */
const PanelButtons = ({ here }: { here: string }) => (
  <>
    <Widget
      name="account/WishlistPanelButton"
      fallback={
        <IconLink to={loginPath(`${here}#wishlist`)} data-want="panel" label="Wishlist">
          <HeartIcon />
        </IconLink>
      }
    />
    <Widget
      name="account/CartPanelButton"
      fallback={
        <IconLink to={loginPath(`${here}#cart`)} data-want="panel" label="Cart">
          <CartIcon />
        </IconLink>
      }
    />
  </>
);
