import { type RefObject, useEffect, useRef, useState } from 'react';

/** A failed source is tried again as the plain file; when that fails too, a drawing stands in. */
type Step = 'sources' | 'plain' | 'missing';

export interface PictureFallback {
  step: Step;
  image: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/** Steps down when a picture cannot be loaded, and starts anew when another one is asked for. */
export function usePictureFallback(src: string | undefined): PictureFallback {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<{ src: string | undefined; step: Step }>({
    src,
    step: 'sources',
  });
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
