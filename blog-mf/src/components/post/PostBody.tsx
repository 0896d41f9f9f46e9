import { media, theme } from '@shop/shared/theme';
import { RichText } from 'federated-site/html';
import { styled } from 'styled-components';

/** The sanitised text of a post (spec section 2), set for reading: about 66 characters in a line. */
export const PostBody = styled(RichText)`
  font-size: 1.125rem;
  line-height: 1.7;
  ${media.wide} {
    font-size: 1.1875rem;
  }
  & > :first-child {
    margin-top: 0;
  }
  & > :last-child {
    margin-bottom: 0;
  }
  & p,
  & ul,
  & ol,
  & dl,
  & figure,
  & pre,
  & details {
    margin: 0 0 1.15em;
  }
  & h2,
  & h3,
  & h4,
  & h5,
  & h6 {
    margin: 1.9em 0 0.55em;
    font-family: ${theme.font.display};
    font-weight: 600;
    line-height: 1.2;
  }
  & h2 {
    font-size: 1.65rem;
  }
  & h3 {
    font-size: 1.35rem;
  }
  & h4,
  & h5,
  & h6 {
    font-size: 1.15rem;
  }
  & ul {
    padding-left: 1.4em;
  }
  /* Room for numbers of three digits, which stand outside the text: longer ones are cut. */
  & ol {
    padding-left: 2.5em;
  }
  & li {
    margin-bottom: 0.35em;
    padding-left: 0.2em;
  }
  & li > ul,
  & li > ol {
    margin: 0.35em 0 0;
  }
  & ul > li::marker {
    color: ${theme.color.brass};
  }
  & ol > li::marker {
    color: ${theme.color.accent};
    font-weight: 600;
  }
  & blockquote {
    margin: 1.8em 0;
    padding: 0.2em 0 0.2em 1.2em;
    border-left: 3px solid ${theme.color.brass};
    font: 500 1.3rem / 1.45 ${theme.font.display};
    color: ${theme.color.accentStrong};
  }
  & blockquote > :last-child {
    margin-bottom: 0;
  }
  & blockquote cite,
  & blockquote footer {
    display: block;
    margin-top: 0.4em;
    font: normal 1rem / 1.5 ${theme.font.body};
    color: ${theme.color.inkSoft};
  }
  & img {
    border-radius: ${theme.radius.m};
    background: ${theme.color.sunken};
  }
  & figcaption {
    margin-top: ${theme.space.s};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    line-height: 1.5;
  }
  & hr {
    margin: 2.4em auto;
    width: 96px;
    border: 0;
    border-top: 2px dashed ${theme.color.brass};
  }
  & table {
    width: max-content;
    margin: 0 0 1.4em;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.5;
    font-variant-numeric: lining-nums tabular-nums;
    text-align: start;
  }
  & caption {
    padding-bottom: ${theme.space.s};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    text-align: start;
  }
  & th,
  & td {
    min-width: 7em;
    max-width: 18em;
    padding: 10px 14px;
    border-bottom: 1px solid ${theme.color.line};
    vertical-align: top;
    overflow-wrap: break-word;
  }
  /* Browsers centre it; any rule here would win over the attribute. */
  & th:not([align]) {
    text-align: inherit;
  }
  & th:first-child,
  & td:first-child {
    padding-left: 0;
  }
  & thead th,
  & tr:first-child > th:not(:only-of-type) {
    border-bottom: 2px solid ${theme.color.brass};
  }
  & code,
  & kbd,
  & samp {
    padding: 0.1em 0.35em;
    border-radius: 4px;
    font-size: 0.9em;
    background: ${theme.color.sunken};
  }
  & pre {
    padding: ${theme.space.m};
    border-radius: ${theme.radius.s};
    background: ${theme.color.sunken};
  }
  & pre code {
    padding: 0;
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0 0 0.6em 1.2em;
  }
  & summary {
    cursor: pointer;
    font-weight: 600;
  }
  & mark {
    color: inherit;
    background: rgb(168 134 74 / 30%);
  }
`;
