import type { DeskPictureReply } from '@shop/shared/contract';
import { useState } from 'react';
import { refuse } from './send-change';
import { uploadPhoto } from './upload-photo';

/** Sends photos one at a time; a refusal is said in a message. */
export function usePhoto(onDone: (picture: DeskPictureReply) => void) {
  const [progress, setProgress] = useState<number>();
  const onPhoto = async (file: File) => {
    setProgress(0);
    try {
      onDone(await uploadPhoto(file, setProgress));
    } catch (error) {
      refuse(error);
    }
    setProgress(undefined);
  };
  return { progress, onPhoto: (file: File) => void onPhoto(file) };
}
