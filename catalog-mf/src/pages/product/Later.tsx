import { useIsServerRendered } from 'federated-site/react';
import { type ReactNode, use, useEffect, useState } from 'react';

type Code = typeof import('./below');

let code: Code | undefined;
let loading: Promise<Code> | undefined;
/** Whether a request has failed: a page that scripts draw then waits for none, and is drawn. */
let hasFailed = false;

/** Loads the code of a product page below its first view; after a failure it is asked for again. */
export function loadLater(): Promise<Code> {
  loading ??= import(/* webpackChunkName: "later" */ './below').then(
    (loaded) => {
      code = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      hasFailed = true;
      throw error;
    },
  );
  return loading;
}

interface LaterProps {
  /** the element that the server drew it as; none where it drew nothing */
  drawnAs: 'div' | 'ul' | undefined;
  draw: (code: Code) => ReactNode;
}

/**
 * A part of a product page whose code comes after the first view. What the server drew stays as it
 * is until then, with its links: also where the page goes on before the code is there, or it never comes.
 * A page that scripts draw waits for the code, and goes without the part where it does not come.
 */
export function Later({ drawnAs: Drawn, draw }: LaterProps) {
  const fromServer = useIsServerRendered();
  // It may come between this drawing and its effects.
  const [loaded, setLoaded] = useState(code);
  useEffect(() => {
    if (!loaded) loadLater().then(setLoaded, () => undefined);
  }, [loaded]);
  const known = loaded ?? (fromServer || hasFailed ? undefined : use(loadLater()));
  if (known) return draw(known);
  // Trusted Types refuse to set HTML, and only what the server drew has it already.
  if (!Drawn || !fromServer) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's nodes of such an element as they are; the text is empty
  return <Drawn suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
}

/** One object: React sets the HTML of an element again when it gets another, and would empty it. */
const asDrawn = { __html: '' };
