import { Link, Outlet } from 'federated-site/router';

/** Around every page. */
export const Shell = () => (
  <>
    <header>
      <nav>
        <Link to="/">Town Library</Link> · <Link to="/hours">Hours</Link> ·{' '}
        <Link to="/notices">Notices</Link>
      </nav>
    </header>
    <main>
      <Outlet />
    </main>
  </>
);
