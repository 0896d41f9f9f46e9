import { browserTimeoutsMs as ms } from './';

describe('the timeouts of a page in the browser', () => {
  it('ask again for scripts that hang before another version of their app is loaded', () => {
    expect(ms.scripts).toBeLessThan(ms.version);
  });

  it('leave time for the previous version before a widget, an app or a page is given up', () => {
    for (const limit of [ms.widget, ms.app, ms.page]) expect(ms.version).toBeLessThan(limit);
  });

  it('hydrate a page without a widget that does not come, before the page is given up', () => {
    expect(ms.widget).toBeLessThan(ms.page);
  });

  it('let a page that comes late fetch its own pictures, and press the buttons of its links', () => {
    expect(ms.page).toBeLessThan(ms.pictures);
    expect(ms.page).toBeLessThan(ms.link);
  });

  it('let no other tab refresh tokens while a tab may still be about it', () => {
    const other = Math.max(ms.otherTab, ms.otherTabWithoutLock);
    expect(ms.storageLag + ms.api + other).toBeLessThan(ms.refresh);
  });
});
