import { PageHead, PageTitle } from '@shop/shared/ui';
import { crumbsData } from '@shop/shared/ui/bundled';
import { JsonLd } from 'federated-site/react';

interface PageCrumbsProps {
  title: string;
  path: string;
}

/**
 * The way from Home to one of the host's pages, for search engines. Visitors have the navigation: as on
 * the lists, pages right below Home show no breadcrumbs.
 */
export function PageCrumbs({ title, path }: PageCrumbsProps) {
  const steps = [{ label: 'Home', to: '/' }, { label: title }];
  return typeof process === 'object' && <JsonLd data={crumbsData(steps, path)} />;
}

interface PageIntroProps extends PageCrumbsProps {
  description: string;
  lead: string;
  /** Its shorter name in the breadcrumbs. */
  crumb?: string;
}

/** What search engines and previews read of a page, and its title under its breadcrumbs. */
export const PageIntro = ({ title, path, description, lead, crumb = title }: PageIntroProps) => (
  <>
    <PageHead title={title} description={description} path={path} />
    <PageTitle above={<PageCrumbs title={crumb} path={path} />} lead={lead}>
      {title}
    </PageTitle>
  </>
);
