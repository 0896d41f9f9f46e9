import { createRequire } from 'node:module';
import puppeteer from 'puppeteer-core';
import type { BrowserProgram, Driver, WindowSize } from './driver';
import { openWithPuppeteer } from './puppeteer-driver';
import { openWebKit } from './webkit-driver';

/** Opens a window of a browser, with nothing stored. */
export function openDriver(program: BrowserProgram, size: WindowSize): Promise<Driver> {
  const { kind, file: executablePath, libraries, puppeteer: older } = program;
  switch (kind) {
    case 'webkit':
      return openWebKit(executablePath, size);
    case 'firefox':
      return openWithPuppeteer(puppeteer, { browser: 'firefox', executablePath }, size);
    case 'chromium':
      return openWithPuppeteer(
        createRequire(`${older}/`)('puppeteer-core'),
        {
          executablePath,
          args: ['--no-sandbox', '--disable-gpu'],
          env: { ...process.env, LD_LIBRARY_PATH: libraries },
        },
        size,
      );
  }
}
