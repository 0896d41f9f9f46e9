import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { columns } from '../frame/page.styles';
import type texts from './testimonials.json';

const List = styled.div`
  ${columns('repeat(3, minmax(0, 1fr))', theme.space.l, theme.space.xl)}
`;

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-top: ${theme.space.m};
  border-top: 2px dashed ${theme.color.brass};
  & blockquote {
    font: 500 ${theme.size.h3} / 1.4 ${theme.font.display};
  }
  & figcaption {
    color: ${theme.color.inkSoft};
  }
`;

export const Quotes = ({ testimonials }: Pick<typeof texts, 'testimonials'>) => (
  <List>
    {testimonials.map(({ words, who, where }) => (
      <Quote key={who}>
        <blockquote>{`“${words}”`}</blockquote>
        <figcaption>{`${who}, ${where}`}</figcaption>
      </Quote>
    ))}
  </List>
);
