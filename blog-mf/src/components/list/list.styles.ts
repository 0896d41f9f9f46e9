import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    padding-block: ${theme.space.xxl} ${theme.space.xxxl};
  }
`;

export const Loading = styled.p`
  margin: 0 0 ${theme.space.l};
  color: ${theme.color.inkSoft};
`;

/** What follows the last card. */
export const Further = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.m};
  margin-top: ${theme.space.xxl};
  padding-top: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkSoft};
`;
