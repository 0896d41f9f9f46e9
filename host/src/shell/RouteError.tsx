import { useRevalidator } from '@shop/shared/router';
import { PartDown } from './PartDown';

/** In place of a page that could not be loaded or drawn. Loading it anew clears the error. */
export function RouteError() {
  const { revalidate } = useRevalidator();
  return <PartDown onRetry={revalidate} />;
}
