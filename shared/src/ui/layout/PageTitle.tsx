import { media, theme } from '@shop/shared/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from './Container';

const Banner = styled.header`
  padding-block: ${theme.space.l};
  background: ${theme.color.sunken};
  border-bottom: 1px solid ${theme.color.line};
  ${media.wide} {
    padding-block: ${theme.space.xxl} ${theme.space.xl};
  }
`;

const Lead = styled.p`
  max-width: ${theme.width.text};
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.lead};
`;

interface PageTitleProps {
  children: ReactNode;
  lead?: string;
  /** Breadcrumbs or a back link, above the heading. */
  above?: ReactNode;
}

/** A page's title banner, with its one h1. */
export const PageTitle = ({ children, lead, above }: PageTitleProps) => (
  <Banner>
    <Container>
      {above}
      <h1>{children}</h1>
      {lead && <Lead>{lead}</Lead>}
    </Container>
  </Banner>
);
