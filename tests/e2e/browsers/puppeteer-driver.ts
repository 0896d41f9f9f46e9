import type { LaunchOptions, PuppeteerNode } from 'puppeteer-core';
import type { Driver, WindowSize } from './driver';

/**
 * SHA-256 and SHA-384 of no bytes, as chunks and files of the page have them. Firefox reports a
 * script that the next page cut off as one with a wrong hash.
 */
const hashOfNothing =
  /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb/;

/**
 * Messages of Chromium 80 to 82 about a newer policy; and of 80, which does not store an order that
 * its visitor sends all the same.
 */
const olderBrowser =
  /^Unrecognized Content-Security-Policy directive|^Preflight request for request with keepalive/;

/**
 * Chromium over CDP, Firefox over WebDriver BiDi.
 * @param puppeteer of the browser's own time: today's does not find the pages of old Chromium
 */
export async function openWithPuppeteer(
  puppeteer: Pick<PuppeteerNode, 'launch'>,
  options: LaunchOptions,
  size: WindowSize,
): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  await page.setViewport(size);
  const heard: string[] = [];
  page.on('console', (message) => {
    // The older Puppeteer says `warning`, the newer `warn`.
    if (/^(error|warn)/.test(message.type()) && !olderBrowser.test(message.text())) {
      heard.push(`${message.type()}: ${message.text()} (${message.location().url ?? ''})`);
    }
  });
  page.on('pageerror', (error) => {
    if (!hashOfNothing.test(String(error))) heard.push(`uncaught: ${String(error)}`);
  });
  return {
    // The test's own time limits the load.
    goto: async (url) => void (await page.goto(url, { timeout: 0 })),
    evaluate: (expression) =>
      page.evaluate(expression).catch((error: unknown) => {
        // The page was replaced by another: that one is meant.
        if (!/context was destroyed/.test(String(error))) throw error;
        return page.evaluate(expression);
      }),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: async () => heard.splice(0),
    close: () => browser.close(),
  };
}
