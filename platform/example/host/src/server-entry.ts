import { createServerEntry } from 'federated-site/rendering';
import { css } from 'styled-components';
import { routes } from './routes';
import { Shell } from './Shell';

const base = css`
  body {
    margin: 0 auto;
    max-width: 40rem;
    padding: 0 1rem;
    font: 1rem/1.5 system-ui, sans-serif;
  }
`;

/** The server bundle. */
export default createServerEntry({
  routes,
  title: () => 'Town Library',
  Shell,
  styles: { css: base.join('') },
  fragment: { base },
});
