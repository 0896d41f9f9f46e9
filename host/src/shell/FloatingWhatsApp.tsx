import { greetingUrl } from '@shop/shared/format';
import { theme, zIndex } from '@shop/shared/theme';
import { WhatsAppIcon } from '@shop/shared/ui';
import type { PageHandle } from 'federated-site/react';
import { useMatches } from 'federated-site/router';
import { styled } from 'styled-components';

/** A page's margin (`Container`) is wide enough for a target of its own: 24 px and more. */
const wideMargin = '@media (min-width: 600px)';
/** The margin has room for the whole circle. */
const widestMargin = '@media (min-width: 1360px)';

/**
 * Nothing of a page is ever below the button: from 600 px it stands in the page's margin, on a phone
 * in a row of its own. Sticky, so that at the page's end the row comes to rest below the footer.
 */
const Place = styled.aside`
  position: sticky;
  z-index: ${zIndex.chat};
  bottom: 0;
  padding: 5px ${theme.space.m};
  padding-bottom: calc(5px + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  ${wideMargin} {
    position: fixed;
    right: 0;
    bottom: calc(${theme.space.m} + env(safe-area-inset-bottom));
    padding: 0;
    border: 0;
    background: none;
  }
  ${widestMargin} {
    right: ${theme.space.m};
  }
`;

const Button = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  min-height: ${theme.target.thumb};
  border: 1px solid ${theme.color.whatsapp};
  border-radius: ${theme.radius.round};
  font-weight: 600;
  text-decoration: none;
  /* Quiet in its row, since pages have green buttons of their own. */
  color: ${theme.color.whatsapp};
  &:hover {
    color: ${theme.color.whatsappStrong};
    border-color: ${theme.color.whatsappStrong};
  }
  ${wideMargin} {
    color: ${theme.color.onWhatsapp};
    background: ${theme.color.whatsapp};
    border-color: ${theme.color.onWhatsapp};
    &:hover {
      color: ${theme.color.onWhatsapp};
      background: ${theme.color.whatsappStrong};
    }
    /* A tab at the window's edge. */
    width: clamp(16px, 4vw, 40px);
    height: 64px;
    border-right: 0;
    border-radius: ${theme.radius.m} 0 0 ${theme.radius.m};
    box-shadow: ${theme.shadow.mid};
    & > svg {
      width: 20px;
    }
    & > span {
      display: none;
    }
  }
  ${widestMargin} {
    width: 56px;
    height: 56px;
    border-radius: 50%;
    & > svg {
      width: 24px;
    }
  }
`;

/** On every route except those that show a WhatsApp button of their own (spec section 2). */
export function FloatingWhatsApp() {
  const own = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.ownWhatsApp);
  if (own) return null;
  return (
    <Place aria-label="Chat">
      <Button
        href={greetingUrl()}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat on WhatsApp"
        title="Chat on WhatsApp"
      >
        <WhatsAppIcon size={24} />
        <span>Chat on WhatsApp</span>
      </Button>
    </Place>
  );
}
