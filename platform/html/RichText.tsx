import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useIsServerRendered } from '../react';
import { type CleanHtml, cleanHtml } from './clean-html';
import { type ShownHtml, shownHtml } from './shown-html';

interface Props {
  html: CleanHtml;
  className?: string;
}

/**
 * Shows sanitised HTML. What the server wrote is taken over as it stands; in the browser only what
 * this tab's own sanitiser has made is put into the page, so that nothing depends on where `html`
 * was stored in the meantime. A `className` may style what is inside.
 */
export function RichText(props: Props) {
  return <Document key={props.html} {...props} />;
}

function Document({ html, className }: Props) {
  const takenOver = useIsServerRendered();
  const [shown, setShown] = useState(() => (takenOver ? { __html: html } : shownHtml.peek(html)));
  useEffect(() => {
    if (!shown) cleanAgain(html).then(setShown, (error) => console.warn('rich text:', error));
  }, [html, shown]);
  return <Frame className={className} dangerouslySetInnerHTML={shown} />;
}

const cleanAgain = async (html: string): Promise<ShownHtml | undefined> =>
  shownHtml.peek(await cleanHtml(html));

/** Whatever is inside, it is painted inside, and does not push the page aside. */
const Frame = styled.div`
  contain: layout;
  overflow: hidden;
  overflow: clip;
  overflow-clip-margin: 1rem;
  overflow-wrap: anywhere;

  * {
    max-width: 100%;
  }

  img {
    height: auto;
  }

  table,
  pre {
    display: block;
    overflow-x: auto;
  }
`;
