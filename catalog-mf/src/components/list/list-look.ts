import { media, theme } from '@shop/shared/theme';
import { Wrap } from '@shop/shared/ui';
import { styled } from 'styled-components';

export const Page = styled(Wrap)`
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    padding-block: ${theme.space.xl} ${theme.space.xxxl};
  }
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  ${media.wide} {
    & > form {
      max-width: 560px;
    }
  }
`;

/** How many there are, and how they are shown. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} 12px;
  margin: ${theme.space.s} 0 ${theme.space.l};
  padding-bottom: ${theme.space.m};
  border-bottom: 1px solid ${theme.color.line};
  ${media.wide} {
    margin-top: ${theme.space.m};
  }
`;

export const Count = styled.p`
  flex: 1 1 160px;
  margin: 0;
  color: ${theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

/** The products; paler while another answer is on its way. */
export const Results = styled.div`
  transition: opacity ${theme.motion.quick};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export const Further = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.m};
  margin-block: ${theme.space.xl};
  color: ${theme.color.inkSoft};
`;
