import { useIsServerRendered } from 'federated-site/react';
import { type ReactNode, use, useEffect, useState } from 'react';

type Code = typeof import('./below');

let code: Code | undefined;
let loading: Promise<Code> | undefined;

/** Loads the code of a product page below its first view; after a failure it is asked for again. */
export function loadLater(): Promise<Code> {
  loading ??= import(/* webpackChunkName: "later" */ './below').then(
    (loaded) => {
      code = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

let first: Promise<Code | undefined> | undefined;

/**
 * What a part that scripts draw waits for. It stays the same when it failed: React would draw the part
 * again for another one, and ask for the code without an end.
 */
const loadFirst = (): Promise<Code | undefined> => {
  first ??= loadLater().catch(() => undefined);
  return first;
};

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
  const [, setCode] = useState(code);
  useEffect(() => {
    if (!code) loadLater().then(setCode, () => undefined);
  }, []);
  const loaded = code ?? (fromServer ? undefined : use(loadFirst()));
  if (loaded) return draw(loaded);
  if (!Drawn || !fromServer) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the server's nodes of such an element as they are; the text is empty
  return <Drawn suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
}

/** One object: React sets the HTML of an element again when it gets another, and would empty it. */
const asDrawn = { __html: '' };
