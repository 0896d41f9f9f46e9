import { theme } from '@shop/shared/theme';
import { Button, Container, showToast } from '@shop/shared/ui';
import { snippet } from 'federated-site/embed-builder';
import { styled } from 'styled-components';
import { builderSite, shopLink } from './embed-options';

const Code = styled.section`
  margin: 0 0 ${theme.space.m};
  padding: ${theme.space.m};
  color: ${theme.color.ink};
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
const CodeToPaste = ({ text }: { text: string }) => (
  <Code tabIndex={0} aria-label="Code to paste">
    <pre>{text}</pre>
  </Code>
);

export function Snippet({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: 'Copied', tone: 'success' }),
      () =>
        showToast({
          text: 'This browser does not let us copy: mark the text instead.',
          tone: 'error',
        }),
    );
  return (
    <>
      <CodeToPaste text={text} />
      <Button onClick={copy}>Copy</Button>
    </>
  );
}

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
