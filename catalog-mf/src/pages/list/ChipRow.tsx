import { media, theme } from '@shop/shared/theme';
import { AppLink } from '@shop/shared/ui';
import { chosenInForcedColors, oneLine } from '@shop/shared/ui/bundled';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.ul`
  display: flex;
  gap: ${theme.space.s};
  /* Room for focus rings, which a scroller would cut. */
  margin: 0 calc(-1 * clamp(16px, 4vw, 40px));
  padding: 6px clamp(16px, 4vw, 40px);
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  /* Else they shrink by what their marks take. */
  & > li {
    flex: none;
    max-width: 100%;
  }
  /* What is chosen is in sight: a phone shows only the first ones. */
  & > [data-chosen] {
    order: -1;
  }
  &::-webkit-scrollbar {
    display: none;
  }
  /* The margin is WhatsApp's where there is room for both. */
  @media (min-width: 600px) {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    & > [data-chosen] {
      order: 0;
    }
  }
`;

const Chip = styled(AppLink)`
  display: block;
  max-width: 240px;
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

/** Choices as links in a row, which goes back to its beginning when one is pressed. */
export const ChipRow = ({ label, chips }: { label: string; chips: readonly ChipChoice[] }) => (
  <nav aria-label={label}>
    <Row
      onClick={({ currentTarget }) => {
        currentTarget.scrollLeft = 0;
      }}
    >
      {chips.map(({ key, label, mark, current, ...link }) => (
        <li key={key} data-chosen={current || undefined}>
          <Chip {...link} preventScrollReset aria-current={current ? 'true' : undefined} dir="auto">
            {mark}
            {label}
          </Chip>
        </li>
      ))}
    </Row>
  </nav>
);
