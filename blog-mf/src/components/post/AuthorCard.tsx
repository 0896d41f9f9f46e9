import { shopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Card = styled.aside`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: center;
  padding: ${theme.space.l};
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 1.5px dashed ${theme.color.brass};
    border-radius: ${theme.radius.s};
    opacity: 0.5;
    pointer-events: none;
  }
  & p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
  & p + p {
    color: ${theme.color.ink};
    font: 600 ${theme.size.h3} / 1.2 ${theme.font.display};
    unicode-bidi: plaintext;
  }
  & > p {
    grid-column: 1 / -1;
    margin-top: ${theme.space.s};
    font-size: 0.9375rem;
    text-wrap: balance;
  }
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  color: ${theme.color.onAccent};
  background: ${theme.color.accent};
  font: 600 1.5rem / 1 ${theme.font.display};
`;

/** The author of the post (spec section 2: author side card); the shop when that is unknown. */
export function AuthorCard({ author }: { author: string }) {
  const { name, tagline } = shopConfig();
  const by = author || name;
  return (
    <Card aria-label="Author">
      <Initial aria-hidden="true" data-display="">
        {[...by][0]?.toUpperCase()}
      </Initial>
      <div>
        <p>Written by</p>
        <p data-display="">{by}</p>
      </div>
      <p>{tagline}</p>
    </Card>
  );
}
