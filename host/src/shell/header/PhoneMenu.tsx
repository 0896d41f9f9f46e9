import { greetingUrl } from '@shop/shared/format';
import { media, theme, zIndex } from '@shop/shared/theme';
import { ButtonLink, CloseIcon, LazyHydrate, MenuIcon, WhatsAppLink } from '@shop/shared/ui';
import { useClosingDetails } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { AccountSlot } from './AccountSlot';
import { NavList } from './WideNav';

/* While a browser has read no summary yet it draws the word "Details" there, which is larger. */
const Details = styled.details`
  width: ${theme.target.thumb};
  height: ${theme.target.thumb};
  &:empty {
    visibility: hidden;
  }
  ${media.wideHeader} {
    display: none;
  }
  & > summary {
    display: grid;
    place-items: center;
    width: ${theme.target.thumb};
    height: ${theme.target.thumb};
    border-radius: 50%;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: ${theme.color.sunken};
  }
  &[open] > summary > svg:first-child,
  &:not([open]) > summary > svg:last-child {
    display: none;
  }
`;

const Sheet = styled.div`
  position: absolute;
  z-index: ${zIndex.menu};
  inset: 100% 0 auto;
  max-height: calc(100vh - 72px);
  max-height: calc(100dvh - 72px);
  overflow-y: auto;
  padding: ${theme.space.s} clamp(16px, 4vw, 40px) ${theme.space.l};
  background: ${theme.color.raised};
  border-bottom: 1px solid ${theme.color.line};
  box-shadow: ${theme.shadow.high};
  & ul {
    margin: 0 0 ${theme.space.m};
    padding: 0;
    list-style: none;
  }
  & li {
    border-bottom: 1px dashed ${theme.color.line};
  }
  & li > a {
    display: block;
    padding: 12px 4px;
    color: ${theme.color.ink};
    font: 600 ${theme.size.h3} / 1.4 ${theme.font.display};
    text-decoration: none;
  }
  & li > a[aria-current] {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 12px;
  & > a,
  & > button {
    flex: 1 1 120px;
  }
`;

/** The menu of a narrow screen; it opens without JavaScript too. */
export function PhoneMenu() {
  const details = useClosingDetails();
  return (
    <Details ref={details} aria-label="Site menu">
      <summary aria-label="Menu" title="Menu">
        <MenuIcon />
        <CloseIcon />
      </summary>
      <Sheet>
        <LazyHydrate>{entries}</LazyHydrate>
        {/* Not lazy: for a signed-in visitor it carries out what was pressed on the page before. */}
        <Pair>
          <AccountSlot look="menu">
            <ButtonLink to="/login" tone="quiet">
              Login
            </ButtonLink>
            <ButtonLink to="/register" tone="quiet">
              Register
            </ButtonLink>
          </AccountSlot>
        </Pair>
      </Sheet>
    </Details>
  );
}

const Entries = () => (
  <>
    <nav aria-label="Menu">
      <NavList />
    </nav>
    <WhatsAppLink href={greetingUrl()} wide>
      Chat on WhatsApp
    </WhatsAppLink>
  </>
);

/** Hydrated when the menu is opened, or after the first action. */
const entries = <Entries />;
