/** One page of one browser, in the few steps that every driver supports. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** @param expression JavaScript, which may be a promise; its value comes back as JSON */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the middle of the element, as a mouse does. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** @returns PNG of the window */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings of the console, and uncaught errors, since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** A browser that is installed, as `platform/commands/testing/other-browsers.mjs` finds it. */
export interface BrowserProgram {
  name: string;
  kind: 'firefox' | 'webkit' | 'chromium';
  /** path of the program */
  file: string;
  /** `readable`: pages are read and orders made by WhatsApp; accounts may fail */
  level: 'whole' | 'readable';
  /** folder of the libraries that it brings, and of the Puppeteer of its time */
  libraries?: string;
  puppeteer?: string;
}
