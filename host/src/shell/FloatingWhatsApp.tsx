import { greetingUrl } from '@shop/shared/format';
import { media, theme, zIndex } from '@shop/shared/theme';
import { WhatsAppIcon } from '@shop/shared/ui';
import { notPrinted, useFloatingPlace } from '@shop/shared/ui/bundled';
import type { PageHandle } from 'federated-site/react';
import { useMatches } from 'federated-site/router';
import { type CSSProperties, useRef } from 'react';
import { styled } from 'styled-components';

/** Here a round button is wider than the page's margin. */
const narrowMargin = '@media (min-width: 768px) and (max-width: 1359.98px)';

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
  transform: translateY(var(--place, 0));
  transition: transform ${theme.motion.quick};
  &:hover {
    background: ${theme.color.whatsappStrong};
  }
  ${narrowMargin} {
    right: 0;
    width: clamp(16px, 4vw, 40px);
    border-radius: 28px 0 0 28px;
    & > svg {
      width: 24px;
    }
  }
  ${media.narrow} {
    width: 48px;
    height: 48px;
    & > svg {
      width: 26px;
      height: 26px;
    }
    /* Out of the way of what the thumb brings up or presses; the keyboard keeps it. */
    &[data-hidden]:not(:focus-visible) {
      transform: translateY(calc(100% + ${theme.space.xl} + env(safe-area-inset-bottom)));
    }
  }
  ${notPrinted}
`;

/** On every route except those that show a WhatsApp button of their own (spec section 2). */
export function FloatingWhatsApp() {
  const matches = useMatches();
  const button = useRef<HTMLAnchorElement>(null);
  const place = useFloatingPlace(button);
  const own = matches.some(({ handle }) => (handle as PageHandle | undefined)?.ownWhatsApp);
  if (own) return null;
  return (
    <aside aria-label="Chat">
      <Button
        ref={button}
        style={place ? ({ '--place': `${place}px` } as CSSProperties) : undefined}
        href={greetingUrl()}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat on WhatsApp"
        title="Chat on WhatsApp"
        data-hidden={place === undefined || undefined}
      >
        <WhatsAppIcon size={30} />
      </Button>
    </aside>
  );
}
