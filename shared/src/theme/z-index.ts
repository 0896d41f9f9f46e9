/** What lies over what, from the lowest; dialogs lie over all of it. */
export const zIndex = {
  bottomBar: 20,
  chat: 30,
  /** and notices at the window's edge */
  header: 40,
  menu: 50,
  toasts: 60,
  skipLink: 70,
  progress: 80,
  overlay: 100,
} as const;
