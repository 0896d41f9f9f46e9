import { PageHead, PageTitle } from '@shop/shared/ui';
import { useLoaderData, useLocation } from 'federated-site/router';
import type { ReviewsData } from '../data/reviews-loader';

/** `/reviews/:slug` */
export function Component() {
  const { title, lead } = useLoaderData<ReviewsData>();
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={title} description={lead} path={pathname} />
      <PageTitle lead={lead}>{title}</PageTitle>
    </>
  );
}
