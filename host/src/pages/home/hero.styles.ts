import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { LinkRow, secondInRightColumn } from '../frame/page.styles';

export const Banner = styled.section`
  overflow: hidden;
  background:
    radial-gradient(60rem 30rem at 85% 20%, ${theme.color.sunken}, transparent 70%),
    ${theme.color.paper};
`;

/** On a phone the picture comes between the heading and the words; else it stands next to both. */
export const Columns = styled(Container)`
  ${secondInRightColumn('1.05fr', theme.space.l, theme.space.m)}
  padding-block: ${theme.space.l} ${theme.space.xl};
  & > :nth-child(2) {
    align-self: center;
  }
  ${media.wide} {
    padding-block: ${theme.space.xxxl};
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
  ${media.wide} {
    gap: ${theme.space.l};
  }
  ${media.narrow} {
    & > :nth-child(2) {
      order: -1;
    }
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0 0 12px;
  color: ${theme.color.accent};
  font-weight: 600;
  &::before {
    content: '';
    width: 48px;
    border-top: 2px dashed ${theme.color.brass};
  }
`;

export const Heading = styled.h1`
  max-width: 7.06em;
  font-size: clamp(2.5rem, 1.6rem + 4vw, 4.25rem);
  line-height: 1.02;
  letter-spacing: -0.02em;
`;

export const Lead = styled.p`
  max-width: 46ch;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.lead};
`;

export const Actions = styled(LinkRow)`
  ${media.narrow} {
    & > a {
      padding-inline: ${theme.space.m};
    }
  }
`;
