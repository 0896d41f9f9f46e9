import type { DeskPictureReply } from '@shop/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { refuse } from './outcome';
import { uploadPhoto } from './upload-photo';

/** Sends photos one at a time; a refusal is said in a message. */
export function usePhoto(onDone: (picture: DeskPictureReply) => void) {
  const [progress, setProgress] = useState<number>();
  // An upload takes long: what the page shows at its end counts, not what it showed at its start.
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const isSending = progress !== undefined;
  useEffect(() => {
    if (!isSending) return undefined;
    // The browser asks whether to leave: the photo would be lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
  const onPhoto = async (file: File) => {
    setProgress(0);
    try {
      const picture = await uploadPhoto(file, setProgress);
      latest.current(picture);
    } catch (error) {
      refuse(error);
    }
    setProgress(undefined);
  };
  return { progress, onPhoto: (file: File) => void onPhoto(file) };
}
