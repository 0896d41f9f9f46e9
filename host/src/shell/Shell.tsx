import { Outlet, ScrollRestoration } from '@shop/shared/router';
import { LazyHydrate, Toasts } from '@shop/shared/ui';
import { FloatingWhatsApp } from './FloatingWhatsApp';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { NavigationProgress } from './NavigationProgress';
import { PageAnnouncer } from './PageAnnouncer';
import { SkipLink } from './SkipLink';

/** What stands around every page. */
export const Shell = () => (
  <>
    <SkipLink href="#main">Skip to content</SkipLink>
    <NavigationProgress />
    <Header />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <LazyHydrate>
      <Footer />
    </LazyHydrate>
    <FloatingWhatsApp />
    <Toasts />
    <PageAnnouncer />
    <ScrollRestoration />
  </>
);
