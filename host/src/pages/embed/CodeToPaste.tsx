import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Code = styled.section`
  margin: 0 0 ${theme.space.m};
  padding: ${theme.space.m};
  color: ${theme.color.ink};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.s};
  & > pre {
    margin: 0;
    font-size: 0.875rem;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** What is pasted into another page; keys reach all of it. */
export const CodeToPaste = ({ text }: { text: string }) => (
  <Code tabIndex={0} aria-label="Code to paste">
    <pre>{text}</pre>
  </Code>
);
