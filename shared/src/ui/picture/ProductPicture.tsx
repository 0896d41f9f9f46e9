import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { MissingPicture } from './MissingPicture';
import { type LoadWhen, useDeferredSource } from './use-deferred-source';
import { usePictureFallback } from './use-picture-fallback';

const Box = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: inherit;
  background: ${theme.color.sunken};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    color: ${theme.color.inkSoft};
  }
`;

export interface ProductPictureProps {
  picture?: Picture;
  /** Width it takes in the layout, as in `<img sizes>`. */
  sizes: string;
  /** The page's largest picture: loaded first. All others are loaded when near. */
  eager?: boolean;
  /**
   * Out of the first view, where it would take bytes from what is seen first. Without scripts it
   * is fetched as usual.
   */
  later?: LoadWhen | undefined;
  /** Instead of the picture's own; '' when a heading beside it says the same. */
  alt?: string;
}

/** A picture in a square of its own colour: nothing moves when it comes, or when it never does. */
export function ProductPicture({ picture, sizes, eager, later, alt }: ProductPictureProps) {
  const { step, image, onError } = usePictureFallback(picture?.src);
  const place = useRef<HTMLSpanElement>(null);
  const turn = useDeferredSource(later, place);
  const words = alt ?? picture?.alt ?? '';
  if (!picture || step === 'missing') {
    return (
      <Box>
        <MissingPicture alt={words} />
      </Box>
    );
  }
  return (
    <Box ref={place} style={{ backgroundColor: picture.placeholder }}>
      <picture>
        {step === 'sources' &&
          picture.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
        <img
          ref={image}
          // Before the address: a browser may begin with what it knows.
          loading={eager || (turn && later) ? 'eager' : 'lazy'}
          // The site's style keeps it out of the browser's sight (host: without-scripts.ts).
          data-later={turn ? undefined : ''}
          src={picture.src}
          alt={words}
          width={picture.width ?? 1200}
          height={picture.height ?? 1200}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
          onError={onError}
        />
      </picture>
    </Box>
  );
}
