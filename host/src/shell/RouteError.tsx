import { Container, Skeleton } from '@shop/shared/ui';
import { routeError } from 'federated-site/routes';
import { RemoteUnavailable } from './RemoteUnavailable';

const Pending = () => (
  <Container aria-busy="true">
    <Skeleton height="60vh" />
  </Container>
);

/** In place of a page that could not be loaded or drawn. */
export const RouteError = routeError({ Pending, Unavailable: RemoteUnavailable });
