import { shopConfig } from '@shop/shared/config';
import { JsonLd } from '@shop/shared/federation';
import { PageHead, PageTitle } from '@shop/shared/ui';
import { Breadcrumbs } from '@shop/shared/ui/bundled';

interface PageCrumbsProps {
  title: string;
  path: string;
}

/** The way from Home to one of the host's pages, for visitors and for search engines. */
export function PageCrumbs({ title, path }: PageCrumbsProps) {
  const { siteUrl } = shopConfig();
  const step = (position: number, name: string, to: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: siteUrl + to,
  });
  return (
    <>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [step(1, 'Home', '/'), step(2, title, path)],
        }}
      />
      <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: title }]} />
    </>
  );
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
