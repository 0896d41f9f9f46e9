import { media, theme } from '@shop/shared/theme';
import { Wrap } from '@shop/shared/ui';
import { styled } from 'styled-components';

export const Ground = styled.section`
  overflow: hidden;
  background:
    radial-gradient(60rem 30rem at 85% 20%, ${theme.color.sunken}, transparent 70%),
    ${theme.color.paper};
`;

export const Columns = styled(Wrap)`
  display: grid;
  gap: ${theme.space.l};
  align-items: center;
  padding-block: ${theme.space.l} ${theme.space.xl};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${theme.space.xxl};
    padding-block: ${theme.space.xxxl};
  }
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin: 0 0 ${theme.space.m};
  padding: 0;
  list-style: none;
  & span {
    white-space: normal;
  }
  & svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

export const Heading = styled.h1`
  max-width: 12ch;
  margin: 0;
  font-size: clamp(2.5rem, 1.6rem + 4vw, 4.25rem);
  line-height: 1.02;
  letter-spacing: -0.02em;
`;

export const Lead = styled.p`
  max-width: 46ch;
  margin: ${theme.space.m} 0 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.lead};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: ${theme.space.l};
`;
