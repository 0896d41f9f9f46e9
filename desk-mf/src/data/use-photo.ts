import type { DeskPictureReply } from '@shop/shared/contract';
import { isOffline, isUnavailable } from '@shop/shared/http';
import { useEffect } from 'react';
import { usePhotoProgress } from './desk-store';
import { nothingSaved } from './failure-rules';
import { showFailure } from './outcome';
import { uploadPhoto } from './upload-photo';

/** An upload takes long: the page that is shown at its end gets the photo, as it is then. */
const receivers = new Map<string, (picture: DeskPictureReply) => void>();

/**
 * Sends photos one at a time, also while another page of the desk is shown; a refusal is said in a
 * message.
 * @param key names what the photo is for
 */
export function usePhoto(key: string, onDone: (picture: DeskPictureReply) => void) {
  const [all, setAll] = usePhotoProgress();
  useEffect(() => {
    receivers.set(key, onDone);
  });
  const onPhoto = async (file: File) => {
    const setProgress = (part?: number) => setAll((now) => ({ ...now, [key]: part }));
    // The browser asks whether to leave the site: the photo would be lost.
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    setProgress(0);
    try {
      const picture = await uploadPhoto(file, setProgress);
      receivers.get(key)?.(picture);
    } catch (error) {
      // A product gets its photo by a call of its own, afterwards.
      const isLost = isUnavailable(error) && !isOffline(error);
      showFailure(error, isLost ? nothingSaved : undefined);
    }
    window.removeEventListener('beforeunload', confirmLeave);
    setProgress();
  };
  return { progress: all[key], onPhoto: (file: File) => void onPhoto(file) };
}
