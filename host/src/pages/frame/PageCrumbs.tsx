import { shopConfig } from '@shop/shared/config';
import { JsonLd } from '@shop/shared/federation';
import { Link } from '@shop/shared/router';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Way = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: ${theme.target.thumb};
  & > a {
    color: inherit;
  }
  & > [aria-hidden] {
    color: ${theme.color.brass};
  }
`;

export interface PageCrumbsProps {
  title: string;
  /** The page's own path. */
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
    <Way aria-label="Breadcrumb">
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [step(1, 'Home', '/'), step(2, title, path)],
        }}
      />
      <Link to="/">Home</Link>
      <span aria-hidden="true">/</span>
      <span aria-current="page">{title}</span>
    </Way>
  );
}
