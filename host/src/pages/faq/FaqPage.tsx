import { shopConfig } from '@shop/shared/config';
import { JsonLd } from '@shop/shared/federation';
import { greetingUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { ButtonLink, Container, PageHead, PageTitle, WhatsAppLink } from '@shop/shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { PageCrumbs } from '../frame/PageCrumbs';
import { stitchedSheet, underHeader } from '../frame/page.styles';
import { FaqItem } from './FaqItem';
import { faqData } from './faq-data';
import { questions } from './questions';
import { useOpenQuestion } from './use-open-question';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.xxl};
    padding-block: ${theme.space.xl} ${theme.space.xxxl};
  }
`;

const Aside = styled.aside`
  padding: ${theme.space.l};
  ${stitchedSheet}
  & > h2 {
    margin: 0 0 ${theme.space.s};
    font-size: ${theme.size.h3};
  }
  & > p {
    margin: 0 0 ${theme.space.m};
    color: ${theme.color.inkSoft};
  }
  & > div {
    display: grid;
    gap: 12px;
  }
  ${media.wide} {
    position: sticky;
    top: ${underHeader};
    margin-top: ${theme.space.m};
  }
  @media print {
    display: none;
  }
`;

/** Spec section 2, FAQ: one item open at a time, and collapsible. */
export function Component() {
  const list = useRef<HTMLDivElement>(null);
  const onToggle = useOpenQuestion(list);
  return (
    <>
      <PageHead
        title="FAQ"
        description={`Shipping, delivery times, materials, custom orders, care, returns and warranty at ${shopConfig().name}: short answers to what people ask most.`}
        path="/faq"
      />
      <JsonLd data={faqData(questions)} />
      <PageTitle
        above={<PageCrumbs title="FAQ" path="/faq" />}
        lead="Seven things people ask across the counter."
      >
        FAQ
      </PageTitle>
      <Columns>
        <div ref={list}>
          {questions.map((question) => (
            <FaqItem key={question.id} {...question} onToggle={onToggle} />
          ))}
        </div>
        <Aside aria-labelledby="more-questions">
          <h2 id="more-questions">Something else?</h2>
          <p>Ask us. You write to the family, and a person answers.</p>
          <div>
            <WhatsAppLink href={greetingUrl()} wide>
              Ask on WhatsApp
            </WhatsAppLink>
            <ButtonLink to="/contact" tone="quiet" wide>
              Write to us
            </ButtonLink>
          </div>
        </Aside>
      </Columns>
    </>
  );
}
