import { media, theme } from '@shop/shared/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Container } from './Container';

const Band = styled.section`
  padding-block: ${theme.space.xxl};
  background: ${theme.color.paper};
  &[data-ground='raised'] {
    background: ${theme.color.raised};
    border-block: 1px solid ${theme.color.line};
  }
  &[data-ground='sunken'] {
    background: ${theme.color.sunken};
  }
  ${media.wide} {
    padding-block: ${theme.space.xxxl};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space.s} ${theme.space.l};
  margin-bottom: ${theme.space.l};
  ${media.wide} {
    margin-bottom: ${theme.space.xl};
  }
`;

const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  margin: 0 0 ${theme.space.s};
  color: ${theme.color.accent};
  font-size: ${theme.size.small};
  font-weight: 600;
  &::before {
    content: '';
    width: 32px;
    border-top: 2px dashed ${theme.color.brass};
  }
`;

const Heading = styled.h2`
  max-width: 14.13em;
`;

const Lead = styled.p`
  max-width: ${theme.width.text};
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.inkSoft};
`;

interface SectionProps {
  title: string;
  eyebrow?: string;
  lead?: string;
  /** A link next to the heading. */
  action?: ReactNode;
  ground?: 'raised' | 'sunken';
  id?: string;
  children: ReactNode;
}

/** A band of a page under an h2, which names it. */
export function Section({ title, eyebrow, lead, action, ground, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <Band data-ground={ground} id={id} aria-labelledby={headingId}>
      <Container>
        <Head>
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading id={headingId}>{title}</Heading>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {action}
        </Head>
        {children}
      </Container>
    </Band>
  );
}
