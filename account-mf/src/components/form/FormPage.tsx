import { media, theme } from '@shop/shared/theme';
import { Container, PageHead } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Column = styled(Container)`
  max-width: 520px;
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    padding-block: ${theme.space.xxl} ${theme.space.xxxl};
  }
`;

const Head = styled.header`
  margin-bottom: ${theme.space.l};
  & > p {
    margin: ${theme.space.s} 0 0;
    color: ${theme.color.inkSoft};
  }
`;

const Card = styled.div`
  padding: ${theme.space.l} ${theme.space.m};
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  box-shadow: ${theme.shadow.low};
  ${media.wide} {
    padding: ${theme.space.xl};
  }
`;

const Footer = styled.p`
  margin: ${theme.space.m} 0 0;
  text-align: center;
  & a {
    display: inline-block;
    padding-block: 10px;
  }
`;

export interface FormPageProps {
  title: string;
  /** One or two sentences under the heading. */
  lead: string;
  path: string;
  children: ReactNode;
  /** The children are a notice that has a frame of its own. */
  isNotice?: boolean;
  /** Under the card: the way to the other page. */
  footer?: ReactNode;
}

/** A page that is one calm form in one column. */
export const FormPage = ({ title, lead, path, children, isNotice, footer }: FormPageProps) => (
  <>
    <PageHead title={title} description={lead} path={path} hidden />
    <Column>
      <Head>
        <h1>{title}</h1>
        <p>{lead}</p>
      </Head>
      {isNotice ? children : <Card>{children}</Card>}
      {footer && <Footer>{footer}</Footer>}
    </Column>
  </>
);
