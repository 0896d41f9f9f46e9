import type { PageHandle } from '@shop/shared/federation';
import { greetingUrl } from '@shop/shared/format';
import { useMatches } from '@shop/shared/router';
import { media, theme, zIndex } from '@shop/shared/theme';
import { WhatsAppIcon } from '@shop/shared/ui';
import { notPrinted } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { useScrollingDown } from './use-scrolling-down';

const Button = styled.a`
  position: fixed;
  z-index: ${zIndex.chat};
  right: ${theme.space.m};
  bottom: calc(${theme.space.m} + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  border: 1px solid ${theme.color.onWhatsapp};
  color: ${theme.color.onWhatsapp};
  background: ${theme.color.whatsapp};
  box-shadow: ${theme.shadow.mid};
  transition: transform ${theme.motion.quick};
  &:hover {
    color: ${theme.color.onWhatsapp};
    background: ${theme.color.whatsappStrong};
    transform: translateY(-2px);
  }
  &:active {
    transform: scale(0.95);
  }
  ${media.narrow} {
    width: 48px;
    height: 48px;
    & > svg {
      width: 26px;
      height: 26px;
    }
    /* Out of the way of what the thumb brings up; the keyboard keeps it. */
    &[data-hidden]:not(:focus-visible) {
      transform: translateY(calc(100% + ${theme.space.xl} + env(safe-area-inset-bottom)));
    }
  }
  ${notPrinted}
`;

/** On every route except those that show a WhatsApp button of their own (spec section 2). */
export function FloatingWhatsApp() {
  const matches = useMatches();
  const isHidden = useScrollingDown();
  const own = matches.some(({ handle }) => (handle as PageHandle | undefined)?.ownWhatsApp);
  if (own) return null;
  return (
    <aside aria-label="Chat">
      <Button
        href={greetingUrl()}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat on WhatsApp"
        title="Chat on WhatsApp"
        data-hidden={isHidden || undefined}
      >
        <WhatsAppIcon size={30} />
      </Button>
    </aside>
  );
}
