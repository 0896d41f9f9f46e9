import { expect, test } from '../fixtures/elsewhere-test';
import { layoutShift } from '../fixtures/layout-shift';

/** Each icon and link of the header, but for the two of an account, begins a piece. */
const starts = /(?=<header|<a (?!href="\/register)|<details|<summary|<main)/;

/** What would be asked of the other site, which has the HTML alone. */
const requests = /<script\b[\s\S]*?<\/script>|<link\b[^>]*>/g;

for (const width of [390, 740, 1280]) {
  test(`the header of ${width}px does not move while its HTML comes piece by piece`, async ({
    page,
    request,
    baseURL,
    elsewhere,
  }) => {
    const html = await (await request.get(`${baseURL}/`)).text();
    const pieces = html.replace(requests, '').split(starts);
    const header = pieces.findIndex((piece) => piece.startsWith('<header'));
    const main = pieces.findIndex((piece) => piece.startsWith('<main'));
    expect(main - header).toBeGreaterThan(15);
    const before = pieces.slice(0, header).join('');
    const body = [before, ...pieces.slice(header, main), '<main></main></body></html>'];
    const site = await elsewhere({ '/': { body } });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site);
    expect(await layoutShift(page)).toBe(0);
  });
}
