import { theme, zIndex } from '@shop/shared/theme';
import { LazyHydrate, Toasts, VisuallyHidden } from '@shop/shared/ui';
import {
  isSamePage,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'federated-site/router';
import { useLayoutEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { FloatingWhatsApp } from './FloatingWhatsApp';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';

/** The first stop of the keyboard; seen only while it has the focus. */
const SkipLink = styled.a`
  position: fixed;
  z-index: ${zIndex.skipLink};
  top: ${theme.space.s};
  left: ${theme.space.s};
  padding: 12px 20px;
  color: ${theme.color.raised};
  background: ${theme.color.ink};
  border-radius: ${theme.radius.s};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const Shell = () => (
  <>
    <SkipLink href="#main">Skip to content</SkipLink>
    <NavigationProgress />
    <Header />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <LazyHydrate>{footer}</LazyHydrate>
    <FloatingWhatsApp />
    <Toasts />
    <PageAnnouncer />
    <ScrollRestoration getKey={scrollKey} />
  </>
);

/** Fragments of the first page (`#orders`) share its key: each gets a scroll position of its own. */
const scrollKey = ({ key, hash }: ReturnType<typeof useLocation>) => key + hash;

/** The same element at each render: with a new one `LazyHydrate` would hydrate at once. */
const footer = <Footer />;

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(.9); }
`;

/** Waits a little first: a page that comes at once needs no progress. */
const Bar = styled.div`
  position: fixed;
  z-index: ${zIndex.progress};
  inset: 0 0 auto;
  border-top: 3px solid ${theme.color.accent};
  transform-origin: left;
  animation: ${grow} 6s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms both;
`;

const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <Bar role="progressbar" aria-label="Loading page" />;

/**
 * After a navigation to another page, says its title and moves the focus to its content. A page that
 * loads gets its title later, so titles are followed until the next address; in a layout effect, since
 * the title of that one must not be said for this page.
 */
function PageAnnouncer() {
  const location = useLocation();
  const shown = useRef(location.pathname);
  const [title, setTitle] = useState('');

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location.pathname;
    if (isSamePage(location, before)) return undefined;
    const say = () => setTitle(document.title);
    say();
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
    const titles = new MutationObserver(say);
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => titles.disconnect();
  }, [location]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
