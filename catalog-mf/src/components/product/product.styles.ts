import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { BackRow, notPrinted } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

export const Top = styled(BackRow)`
  padding-block: ${theme.space.xs};
  /* The heading right below says the last step whole. */
  & li:last-child {
    ${media.narrow} {
      display: none;
    }
  }
  ${media.wide} {
    padding-block: ${theme.space.m};
  }
  ${notPrinted}
`;

/** One column on phones; from 768px pictures left, which stay in sight, and details right. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.xl};
  ${media.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: clamp(24px, 5vw, 72px);
    align-items: start;
    padding-bottom: ${theme.space.xxxl};
  }
  @media print {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);
    gap: ${theme.space.l};
    align-items: start;
    padding-block: ${theme.space.m};
  }
`;

/** The pictures' column; on phones it goes from edge to edge. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  ${media.narrow} {
    margin-inline: calc(-1 * clamp(16px, 4vw, 40px));
  }
  ${media.wide} {
    position: sticky;
    top: 96px;
  }
  @media print {
    position: static;
    margin: 0;
  }
`;

export const Details = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-width: 0;
`;
