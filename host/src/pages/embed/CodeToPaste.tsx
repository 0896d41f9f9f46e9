import { theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { CopyButton } from '@shop/shared/ui/bundled';
import { snippet } from 'federated-site/embed-builder';
import { styled } from 'styled-components';
import { builderSite, shopLink } from './embed-options';

const Code = styled.section`
  margin: 0 0 ${theme.space.m};
  padding: ${theme.space.m};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.s};
  & > pre {
    font-size: 0.875rem;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** What is pasted into another page; keys reach all of it. */
const CodeToPaste = ({ text, label = 'Code to paste' }: { text: string; label?: string }) => (
  <Code tabIndex={0} aria-label={label}>
    <pre>{text}</pre>
  </Code>
);

const More = styled.details`
  & > summary {
    padding-block: 10px;
    cursor: pointer;
  }
  & > p {
    margin: 0 0 ${theme.space.s};
  }
`;

/** For pages that a server writes, and pages that check their scripts. */
export const OtherWays = ({ html, pinned }: { html: string; pinned: string | undefined }) => (
  <More>
    <summary>As HTML from your server, or with a fixed script</summary>
    <p>
      A server that includes this address in its page (nginx, PHP) shows the products without
      scripts. With the script they stay as they are, and your page hears what is opened.
    </p>
    <CodeToPaste label="Address of the HTML" text={html} />
    {pinned && (
      <>
        <p>This script never changes, and the browser checks that:</p>
        <CodeToPaste label="Fixed script" text={pinned} />
      </>
    )}
  </More>
);

export const Snippet = ({ text }: { text: string }) => (
  <>
    <CodeToPaste text={text} />
    <CopyButton text={text} label="Code to copy" tone="accent" size="m">
      Copy
    </CopyButton>
  </>
);

const Column = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xl};
  & > h2 {
    margin: 0 0 ${theme.space.s};
    font-size: ${theme.size.h3};
  }
  & > p {
    max-width: ${theme.width.text};
    margin: 0 0 ${theme.space.m};
  }
`;

/** For a shop owner without JavaScript: code that is ready, in place of choices that do nothing. */
export const WithoutScripts = () => (
  <noscript>
    <Column>
      <h2>Copy this into your page</h2>
      <p>
        Picking what to show needs JavaScript, which is off in this browser. This code shows four of
        our products, and a link to our shop wherever they cannot be shown.
      </p>
      <CodeToPaste text={snippet(builderSite.first, shopLink())} />
    </Column>
  </noscript>
);
