import { media, theme } from '@shop/shared/theme';
import { notPrinted, plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

export const Form = styled.form`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    gap: ${theme.space.xxl};
  }
`;

export const List = styled.ul`
  ${plainList}
  margin-top: ${theme.space.l};
`;

export const Foot = styled.div`
  display: grid;
  gap: 12px;
  padding-block: ${theme.space.m} ${theme.space.xl};
  border-top: 1px solid ${theme.color.line};
  /* Twice: a button's tone is a class and an attribute. */
  && button {
    ${notPrinted}
  }
  ${media.desktop} {
    position: sticky;
    top: 96px;
    margin-top: ${theme.space.l};
  }
`;

export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  font: 600 ${theme.size.h3} ${theme.font.display};
  font-variant-numeric: lining-nums tabular-nums;
`;
