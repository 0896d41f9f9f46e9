import { media, theme } from '@shop/shared/theme';
import { plainList } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';

/** One column on a phone, two where there is room. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  margin-block: ${theme.space.l} ${theme.space.xxl};
  ${media.desktop} {
    display: block;
    columns: 2;
    column-gap: ${theme.space.l};
    & > * {
      break-inside: avoid;
      margin-bottom: ${theme.space.l};
    }
    & > [data-wide] {
      column-span: all;
    }
  }
`;

/** A part of a page, on a sheet of its own. */
export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  min-width: 0;
  padding: ${theme.space.m};
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;
  & h2 {
    font-size: ${theme.size.h3};
  }
  & p {
    margin: 0;
  }
  ${media.wide} {
    padding: ${theme.space.l};
  }
`;

export const Rows = styled.ul`
  ${plainList}
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s} ${theme.space.m};
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
  }
  & > li:first-child {
    border-top: 0;
  }
`;

/** The words of a row; what is done with it stands next to them, or below. */
export const Words = styled.div`
  flex: 1 1 16em;
  min-width: 0;
  & p {
    white-space: pre-line;
  }
  & small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
  & small a {
    display: flex;
    align-items: center;
    width: max-content;
    max-width: 100%;
    min-height: ${theme.target.thumb};
    font-size: ${theme.size.body};
  }
`;

/** A row that leads to a page of its own. */
export const RowLink = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  min-width: 0;
  min-height: ${theme.target.thumb};
  color: inherit;
  text-decoration: none;
  & strong {
    display: block;
    text-decoration: underline;
  }
`;

/** Buttons side by side, as wide as their row. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  & > * {
    flex: 1 1 auto;
  }
`;

/** A field with its button. */
export const SmallForm = styled.form`
  display: grid;
  gap: ${theme.space.s};
`;

/** What is different from what the reader expects. */
export const Notice = styled.p`
  padding: ${theme.space.s} ${theme.space.m};
  background: ${theme.color.sunken};
  border-left: 4px solid ${theme.color.brass};
  border-radius: ${theme.radius.s};
`;
