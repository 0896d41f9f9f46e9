import { theme } from '@shop/shared/theme';
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

/** What is pasted into another page; keys reach all of it. */
export const CodeToPaste = ({ text }: { text: string }) => (
  <Code tabIndex={0} aria-label="Code to paste" role="region">
    {text}
  </Code>
);
