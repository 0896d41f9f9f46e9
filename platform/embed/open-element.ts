import { createElement, type ReactNode, useEffect } from 'react';

/** webpack: what follows the file in the request that names this module, `?library-notices` */
declare const __resourceQuery: string;
/** webpack: where the files of this version are */
declare const __webpack_public_path__: string;

const element = __resourceQuery.slice(1);

/** Defines the site's elements in this page, once for all that ask for it. */
function loadElements(): void {
  const src = new URL('/embed.js', __webpack_public_path__).href;
  if (customElements.get(element) || document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  Object.assign(script, { async: true, src });
  document.head.append(script);
}

interface OpenElementProps {
  /** shown until the site's widget has come, and for good where it cannot */
  children?: ReactNode;
  /** the attributes of the element */
  [attribute: string]: ReactNode;
}

/**
 * One of a remote's elements as a component for React hosts that know nothing of the site: exposed
 * in the container `open`, by the name that the remote's `webpack.config.js` gives it.
 */
export default function OpenElement(props: OpenElementProps): ReactNode {
  useEffect(loadElements, []);
  return createElement(element, props);
}
