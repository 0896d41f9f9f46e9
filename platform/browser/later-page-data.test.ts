import type { PageData } from './page-data';

/** The host starts in a document whose data is a file of its own. */
async function start(answer: object | number | undefined, navigation = 'navigate') {
  const booting = { stopRecordingClicks: () => undefined, replay: () => undefined };
  window.shopBooting = {
    ...{ ...booting, discardClicks: () => undefined },
    pageData: Promise.resolve(answer as PageData | number | undefined),
  };
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  const { laterPageData } = await import('./later-page-data');
  return laterPageData();
}

const { dataset } = document.documentElement;
/** jsdom loads no documents, and says so. */
const documentLoads = () =>
  jest
    .mocked(console.error)
    .mock.calls.filter(([error]) => /Not implemented: navigation/.test(String(error))).length;

beforeEach(() => {
  jest.resetModules();
  delete dataset.page;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('what only hydration needs', () => {
  it('comes with the scripts', async () => {
    const page = { owner: 'catalog' };
    expect(await start(page)).toEqual(page);
    expect(dataset.page).toBeUndefined();
  });

  it('is of another document than this: that one is loaded, once', async () => {
    await expect(start(404)).rejects.toThrow('did not come');
    expect(documentLoads()).toBe(1);
    jest.resetModules();
    await expect(start(404, 'reload')).rejects.toThrow('did not come');
    expect(documentLoads()).toBe(1);
  });

  it.each([undefined, 503])('does not come: the page says so and stays', async (answer) => {
    await expect(start(answer)).rejects.toThrow('did not come');
    expect(dataset.page).toBe('failed');
    expect(documentLoads()).toBe(0);
  });
});
