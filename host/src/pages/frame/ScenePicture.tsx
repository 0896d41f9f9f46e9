import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Image = styled.img`
  width: 100%;
  height: auto;
  border-radius: inherit;
  color: ${theme.color.inkSoft};
`;

export interface ScenePictureProps {
  picture: Picture;
  /** Width it takes in the layout, as in `<img sizes>`. */
  sizes: string;
  /** The page's largest picture. */
  eager?: boolean;
}

/** One of the host's own pictures, whole, in its own proportions. */
export const ScenePicture = ({ picture, sizes, eager }: ScenePictureProps) => (
  <picture>
    {picture.sources.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes={sizes} />
    ))}
    <Image
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      style={{ backgroundColor: picture.placeholder }}
    />
  </picture>
);
