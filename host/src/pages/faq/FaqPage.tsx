import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { greetingUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { ButtonLink, Container, WhatsAppLink } from '@shop/shared/ui';
import { notPrinted } from '@shop/shared/ui/bundled';
import { JsonLd } from 'federated-site/react';
import { useLocation, useNavigate } from 'federated-site/router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { fillIn } from '../frame/fill-in';
import { PageIntro } from '../frame/PageIntro';
import { columns, stitchedSheet, underHeader } from '../frame/page.styles';
import { FaqItem, type Question } from './FaqItem';
import texts from './questions.json';

/**
 * Spec section 2, FAQ: seven items; figures from section 9. What is said of returns differs from
 * the Terms; the spec wants both stated.
 */
export const filledQuestions = (): readonly Question[] =>
  texts.map((question) => ({
    ...question,
    answer: question.answer.map((text) => fillIn(text, { returns: claims.returns.faq })),
  }));

const Columns = styled(Container)`
  ${columns('minmax(0, 2.2fr) minmax(0, 1fr)', theme.space.xl, theme.space.xxl)}
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    align-items: start;
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
  ${notPrinted}
`;

/** Spec section 2, FAQ: one item open at a time, and collapsible. */
export function Component() {
  const onToggle = useOpenQuestion();
  const questions = filledQuestions();
  return (
    <>
      {typeof process === 'object' && <JsonLd data={faqData(questions)} />}
      <PageIntro
        title="FAQ"
        path="/faq"
        description={`Shipping, delivery times, materials, custom orders, care, returns and warranty at ${shopConfig().name}: short answers to what people ask most.`}
        lead="Seven things people ask across the counter."
      />
      <Columns>
        <div>
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

/** The questions as schema.org's FAQPage. */
export const faqData = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/**
 * The open question and the page's address say the same: an address with a hash opens its
 * question, and opening one names it in the address, to be copied or reloaded.
 * @returns to be called with a question's element when it opened or closed
 */
function useOpenQuestion() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  /** The question that opened last, which a render may not know yet: a press comes at any time. */
  const opened = useRef('');
  /** Names that presses put into the address and no effect has seen yet: renders may come late. */
  const underway = useRef<string[]>([]);

  useEffect(() => {
    const at = underway.current.indexOf(named);
    if (at >= 0) {
      underway.current.splice(0, at + 1);
      return;
    }
    if (named === opened.current) return;
    opened.current = named;
    const item = document.getElementById(named)?.closest('details');
    if (!item || item.open) return;
    item.open = true;
    item.scrollIntoView();
  }, [named]);

  return (changed: HTMLDetailsElement) => {
    const items = [...(changed.parentElement?.querySelectorAll('details') ?? [])];
    // Older browsers open several of one name.
    if (changed.open) for (const item of items) item.open = item === changed;
    const id = items.find((item) => item.open)?.querySelector('[id]')?.id ?? '';
    if (id !== opened.current) {
      opened.current = id;
      underway.current.push(id);
      navigate({ hash: id && `#${id}` }, { replace: true, preventScrollReset: true });
    }
  };
}
