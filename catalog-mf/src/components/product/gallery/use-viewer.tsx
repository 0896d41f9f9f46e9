import type { Picture } from '@shop/shared/entities';
import { type ReactNode, useState } from 'react';

const loadViewer = () => import(/* webpackChunkName: "viewer" */ '../viewer/PictureViewer');

/** What is open, and the code that draws it. */
interface Opened {
  at: number;
  Viewer: Awaited<ReturnType<typeof loadViewer>>['PictureViewer'];
}

export interface ViewerControl {
  open: (at: number) => void;
  /** Starts fetching the viewer, whose code is not part of the page's. */
  prepare: () => void;
  element: ReactNode;
}

/**
 * The full-screen viewer. When its code cannot be fetched, the picture's own file is opened.
 * @param onClose gets the index of the picture shown last
 */
export function useViewer(
  pictures: readonly Picture[],
  title: string,
  onClose: (at: number) => void,
): ViewerControl {
  const [opened, setOpened] = useState<Opened>();
  const open = (at: number) => {
    loadViewer().then(
      ({ PictureViewer }) => setOpened({ at, Viewer: PictureViewer }),
      () => window.location.assign(pictures[at]?.src ?? ''),
    );
  };
  const close = (at: number) => {
    setOpened(undefined);
    onClose(at);
  };
  const element = opened && (
    <opened.Viewer pictures={pictures} title={title} start={opened.at} onClose={close} />
  );
  return { open, prepare: () => void loadViewer().catch(() => undefined), element };
}
