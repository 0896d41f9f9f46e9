import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { whenNear } from 'federated-site/async';
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

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

interface ProductPictureProps {
  picture?: Picture;
  /** Width it takes in the layout, as in `<img sizes>`. */
  sizes: string;
  /** The page's largest picture: loaded first. All others are loaded when near. */
  eager?: boolean;
  /**
   * Out of the first view, where it would take bytes from the first view. Without scripts it
   * is fetched as usual.
   */
  later?: LoadWhen | undefined;
  /** Instead of the picture's own; '' when a heading next to it says the same. */
  alt?: string;
}

/** A picture in a square of its own colour: nothing moves when it comes, or when it never does. */
export function ProductPicture({ picture, sizes, eager, later, alt }: ProductPictureProps) {
  const { step, image, onError } = usePictureFallback(picture?.src);
  const place = useRef<HTMLSpanElement>(null);
  const isDue = useDeferredSource(later, place);
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
          // Before the address: a browser may begin with the attributes so far.
          loading={eager || (isDue && later) ? 'eager' : 'lazy'}
          // The site's style keeps it out of the browser's sight (platform/rendering/page-styles.ts).
          data-later={isDue ? undefined : ''}
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

/**
 * What a picture out of the first view waits for: hydration, to be nearly in view, or a call of
 * its parent, as the next one of a strip does.
 */
type LoadWhen = 'alive' | 'near' | 'called';

/**
 * Browsers load lazy pictures from much farther: two and more screens of a list that many visitors
 * never see.
 */
const oneScreenMargin = '100% 0px';

/** @returns whether a picture is due to be fetched; it stays so */
function useDeferredSource(later: LoadWhen | undefined, place: RefObject<Element | null>): boolean {
  const [wasDue, setWasDue] = useState(false);
  const isDue = wasDue || later === undefined;
  if (isDue && !wasDue) setWasDue(true);
  useEffect(() => {
    if (isDue || later === 'called' || !place.current) return undefined;
    // Not with the page's hydration: the browser begins to load within the task, 2 to 12 ms each.
    const setDue = () => startTransition(() => setWasDue(true));
    if (later === 'near') return whenNear(place.current, oneScreenMargin, setDue);
    setDue();
    return undefined;
  }, [isDue, later, place]);
  return isDue;
}

/** A failed source is tried again as the plain file; when that fails too, a drawing replaces it. */
type Step = 'sources' | 'plain' | 'missing';

/** Steps down when a picture cannot be loaded, and starts again with another picture. */
function usePictureFallback(src: string | undefined) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState({ src, step: 'sources' as Step });
  const step = state.src === src ? state.step : 'sources';
  const onError = () => setState({ src, step: step === 'sources' ? 'plain' : 'missing' });

  // An error that came before hydration fired no handler of ours.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) {
      setState({ src, step: 'plain' });
    }
  }, [src]);

  return { step, image, onError };
}

const Backdrop = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${theme.color.control};
  background: ${theme.color.sunken};
  & > svg {
    width: 46%;
    height: 46%;
  }
`;

/** A bag drawn in one line with its seam, in place of a picture that is not there. */
export const MissingPicture = ({ alt }: { alt: string }) => (
  <Backdrop role={alt ? 'img' : undefined} aria-label={alt || undefined}>
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M16 40h64l5 40a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5zM32 40V28a16 16 0 0 1 32 0v12M16 40c4 20 60 20 64 0M44 55h8v8h-8z" />
      <path strokeDasharray="3 4" strokeWidth="1.4" d="M17 74h62M22 40c5 14 47 14 52 0" />
    </svg>
  </Backdrop>
);
