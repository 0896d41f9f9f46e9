import { expect } from '@playwright/test';
import { isAlive } from '../fixtures/is-alive';
import type { Driver } from './driver';

/** A visitor who reads, presses and types, in any browser. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly shop: string,
  ) {}

  /** @param path of the shop */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.shop).href);
    await this.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Runs a function in the page; arguments and result are plain data. */
  async run<Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const args = given.map((one) => JSON.stringify(one) ?? 'undefined').join();
    return (await this.driver.evaluate(`(${inPage})(${args})`)) as Awaited<Result>;
  }

  /** Waits until scripts have run and React answers to the visitor. */
  hydrated = (): Promise<void> =>
    expect.poll(() => this.run(isAlive), 'the page is hydrated').toBe(true);

  /** Waits until the window shows the text somewhere. */
  see = (text: string): Promise<void> =>
    expect
      .poll(() => this.run(() => document.body.innerText.replace(/\s+/g, ' ')), `sees "${text}"`)
      .toContain(text);

  /** Waits until the address is this path of the shop. */
  at = (path: string): Promise<void> =>
    expect.poll(() => this.run(() => location.pathname)).toBe(path);

  /** Again where the page drew it again in between. */
  press = (selector: string, name?: string): Promise<void> =>
    expect(async () => this.driver.press(await this.find(selector, name))).toPass();

  /** @param label of the field */
  write = async (label: string, text: string): Promise<void> =>
    this.driver.type(await this.find('input, textarea', label), text);

  /** Waits for the link and reads the message that it writes to the shop. */
  async chatText(selector: string): Promise<string> {
    const found = await this.find(selector);
    const href = await this.run(
      (one) => document.querySelector<HTMLAnchorElement>(one)?.href,
      found,
    );
    return messageOf(href);
  }

  /** Presses an order button of a hydrated page, and reads the message of the chat that opens. */
  async openedChat(selector: string, name: string): Promise<string> {
    await this.run(() => {
      window.open = (url) => {
        Object.assign(window, { openedChat: String(url) });
        return null;
      };
    });
    await this.press(selector, name);
    return messageOf(await this.run(() => (window as { openedChat?: string }).openedChat));
  }

  screenshot = (): Promise<Buffer> => this.driver.screenshot();

  /**
   * Waits for an element that can be seen, and brings it to the middle of the window.
   * @param name its label, or its text
   * @returns a selector of it alone
   */
  private async find(selector: string, name?: string): Promise<string> {
    await expect
      .poll(() => this.run(mark, selector, name ?? null), `finds ${selector} ${name ?? ''}`)
      .toBe(true);
    return '[data-found]';
  }
}

function messageOf(address: string | undefined): string {
  const url = new URL(address ?? '');
  expect(url.origin).toBe('https://wa.me');
  return url.searchParams.get('text') ?? '';
}

/** Runs in the page. Marks the found element, after it stands still: after Back the page is scrolled. */
async function mark(selector: string, name: string | null): Promise<boolean> {
  const labels = (element: HTMLElement) =>
    [...((element as HTMLInputElement).labels ?? [])].map((one) => one.innerText).join(' ');
  document.querySelector('[data-found]')?.removeAttribute('data-found');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const label = element.getAttribute('aria-label') ?? (labels(element) || element.innerText);
    return (
      (name === null || label.replace(/\s+/g, ' ').trim() === name) &&
      element.getClientRects().length > 0
    );
  });
  found?.setAttribute('data-found', '');
  found?.scrollIntoView({ block: 'center', behavior: 'auto' });
  const top = found?.getBoundingClientRect().top;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame().then(frame);
  return found !== undefined && found.getBoundingClientRect().top === top;
}
