import type { Picture } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { Container, PageHead, ProductPicture } from '@shop/shared/ui';
import { previewPicture } from '@shop/shared/ui/bundled';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageCrumbs } from './PageIntro';
import { columns, photoPrint } from './page.styles';

const Banner = styled.header`
  overflow: hidden;
  background: ${theme.color.sunken};
  border-bottom: 1px solid ${theme.color.line};
`;

const Columns = styled(Container)`
  ${columns('minmax(0, 1.35fr) minmax(0, 1fr)', theme.space.l, theme.space.xxl)}
  padding-block: ${theme.space.m} ${theme.space.xl};
  ${media.wide} {
    align-items: center;
    padding-block: ${theme.space.xl};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  & > h1 {
    max-width: 10.6em;
    letter-spacing: -0.02em;
  }
  & > p {
    max-width: 52ch;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.lead};
  }
`;

const PhotoPrint = styled.div`
  justify-self: center;
  width: min(100%, 340px);
  padding: 10px;
  ${photoPrint}
  transform: rotate(1.5deg);
  & > span {
    aspect-ratio: 4 / 5;
  }
  ${media.narrow} {
    width: min(72%, 260px);
  }
`;

const sizes = '(min-width: 768px) 320px, 240px';

interface PictureHeadProps {
  title: string;
  /** The title by default. */
  heading?: string;
  path: string;
  description: string;
  lead: string;
  picture: Picture;
  children?: ReactNode;
}

/** What search engines and previews read of a page, and its heading next to a picture. */
export const PictureHead = ({
  title,
  heading = title,
  path,
  description,
  lead,
  picture,
  children,
}: PictureHeadProps) => (
  <Banner>
    <PageHead title={title} description={description} path={path} image={previewPicture(picture)} />
    <Columns>
      <Words>
        <PageCrumbs title={title} path={path} />
        <h1>{heading}</h1>
        <p>{lead}</p>
        {children}
      </Words>
      <PhotoPrint>
        <ProductPicture picture={picture} sizes={sizes} eager />
      </PhotoPrint>
    </Columns>
  </Banner>
);
