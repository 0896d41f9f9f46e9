import { media, theme } from '@shop/shared/theme';
import { AppLink, ArrowRightIcon } from '@shop/shared/ui';
import { Disclosure } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { iconLink } from '../frame/page.styles';

const Item = styled(Disclosure)`
  & > summary {
    min-height: 64px;
    padding-block: ${theme.space.s};
  }
  & > summary > h2 {
    font-size: ${theme.size.h3};
  }
  & > summary:hover > h2,
  &[open] > summary > h2 {
    color: ${theme.color.accentStrong};
  }
`;

/** An address leads here: the question, which stands above it, must be in view too. */
const Answer = styled.div`
  max-width: ${theme.width.text};
  padding: 0 ${theme.space.m};
  border-left: 2px dashed ${theme.color.brass};
  margin-bottom: ${theme.space.l};
  scroll-margin-top: 4.5rem;
  & > p {
    margin: 0 0 ${theme.space.s};
  }
  & > a {
    ${iconLink}
  }
  ${media.wide} {
    padding-left: ${theme.space.l};
  }
`;

export interface Question {
  /** Names the question in the page's address: `/faq#returns`. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Where to read on. */
  more?: { to: string; label: string };
}

interface FaqItemProps extends Question {
  /** Called when the visitor opened or closed it. */
  onToggle: (item: HTMLDetailsElement) => void;
}

/**
 * A question that opens. The browser closes the others of the same name, and opens the one whose
 * answer an address names, also without scripts.
 */
export const FaqItem = ({ id, question, answer, more, onToggle }: FaqItemProps) => (
  <Item
    name="faq"
    summary={<h2>{question}</h2>}
    onToggle={({ currentTarget }) => onToggle(currentTarget)}
  >
    <Answer id={id}>
      {answer.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {more && (
        <AppLink to={more.to}>
          {more.label}
          <ArrowRightIcon size={18} />
        </AppLink>
      )}
    </Answer>
  </Item>
);
