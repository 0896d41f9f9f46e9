import { media, theme } from '@shop/shared/theme';
import { AppLink } from '@shop/shared/ui';
import { chosenInForcedColors, oneLine } from '@shop/shared/ui/bundled';
import { useLocation } from 'federated-site/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Row = styled.ul`
  display: flex;
  gap: ${theme.space.s};
  /* Room for focus rings, which a scroller would cut. */
  margin: 0 calc(-1 * clamp(16px, 4vw, 40px));
  padding: 6px clamp(16px, 4vw, 40px);
  scroll-padding-inline: 16px;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  /* Else they shrink by what their marks take. */
  & > li {
    flex: none;
  }
  &::-webkit-scrollbar {
    display: none;
  }
  /* The margin is WhatsApp's where there is room for both. */
  @media (min-width: 600px) {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    & > li {
      max-width: 100%;
    }
  }
`;

const Chip = styled(AppLink)`
  display: block;
  max-width: 15rem;
  padding: 0 18px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.round};
  ${oneLine}
  line-height: 42px;
  font-size: 0.9375rem;
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  text-decoration: none;
  &:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accentStrong};
  }
  &[aria-current] {
    border-color: ${theme.color.ink};
    color: ${theme.color.paper};
    background: ${theme.color.ink};
    ${chosenInForcedColors}
  }
  & > svg {
    display: inline-block;
    margin: 0 8px -2px 0;
  }
  /* With a mouse the second row is lower: it has more, and matters less. */
  ${media.wide} {
    nav + nav & {
      padding: 0 14px;
      line-height: 34px;
      font-size: 0.875rem;
    }
  }
`;

export interface ChipChoice {
  key: string;
  label: string;
  to: string;
  current: boolean;
  /** stands before the label */
  mark?: ReactNode;
  /** of the link */
  rel?: string;
}

/**
 * Choices as links in a row. What is chosen when the page opens comes first, since a phone shows
 * only the first ones: in the document, so that the keyboard goes as the eye does (WCAG 2.4.3). From
 * then on no chip moves, and a row that was not pressed itself is scrolled to what is chosen.
 */
export function ChipRow({ label, chips }: { label: string; chips: readonly ChipChoice[] }) {
  const chosen = chips.filter(({ current }) => current).map(({ key }) => key);
  const { pathname, search } = useLocation();
  const [first] = useState(chosen);
  const row = useRef<HTMLUListElement>(null);
  // Nor is it scrolled at first: a visitor may have done so before hydration.
  const isPressed = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: says that another one is chosen
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current]')?.parentElement;
    const start = row.current?.querySelector('li');
    if (row.current && chip && start && !isPressed.current) {
      row.current.scrollLeft = chip.offsetLeft - start.offsetLeft;
    }
    isPressed.current = false;
  }, [chosen.join()]);
  const isFirst = ({ key }: ChipChoice) => first.includes(key);
  return (
    <nav aria-label={label}>
      <Row
        ref={row}
        onClick={({ target }) => {
          const link = (target as Element).closest('a');
          // A press on what is chosen already changes nothing: the next change is not its doing.
          isPressed.current = link !== null && link.getAttribute('href') !== pathname + search;
        }}
        onKeyUp={({ key, target }) => {
          // Browsers leave one where it is of which a pixel is in sight.
          if (key === 'Tab')
            (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        {[...chips.filter(isFirst), ...chips.filter((chip) => !isFirst(chip))].map(
          ({ key, label, mark, current, ...link }) => (
            <li key={key}>
              <Chip
                {...link}
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                dir="auto"
              >
                {mark}
                {label}
              </Chip>
            </li>
          ),
        )}
      </Row>
    </nav>
  );
}
