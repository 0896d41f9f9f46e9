import { theme } from '@shop/shared/theme';
import { Button, showToast } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Code = styled.pre`
  margin: 0 0 ${theme.space.m};
  padding: ${theme.space.m};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${theme.color.ink};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.s};
  font-size: 0.875rem;
  line-height: 1.5;
`;

/** What is pasted into another page, with a button that copies it. */
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
      <Code tabIndex={0} aria-label="Code to paste" role="region">
        {text}
      </Code>
      <Button onClick={copy}>Copy</Button>
    </>
  );
}
