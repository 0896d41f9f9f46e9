import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { versionList } from './version-list';

const published = ['2.0.0', '1.5.0', '1.0.0'].map((version) => ({
  version,
  at: '2026-11-03T10:00:00Z',
  isLive: version === '1.5.0',
  preview: `/_preview/catalog@${version}.x.y`,
}));

let answers: Record<string, unknown>;

const open = async () => {
  document.body.replaceChildren(versionList('catalog', '1.5.0'));
  await userEvent.click(screen.getByText('catalog'));
  // jsdom opens the element without an event.
  document.querySelector('details')?.dispatchEvent(new Event('toggle'));
};

const rowOf = async (version: string) =>
  within(
    (await screen.findByText(version, { selector: 'li code' })).closest('li') ?? document.body,
  );

beforeEach(() => {
  history.replaceState(null, '', '/products');
  answers = { '/_inspect/versions/catalog': published };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const found = answers[String(url)];
    return Response.json(found ?? {}, { status: found ? 200 : 503 });
  });
});

describe('the versions of a remote', () => {
  it('are offered as previews of this page, but for the one that is here', async () => {
    await open();
    const newer = await rowOf('2.0.0');
    expect(newer.getByRole('link', { name: 'Preview catalog 2.0.0' })).toHaveAttribute(
      'href',
      '/_preview/catalog@2.0.0.x.y?next=%2Fproducts%3Finspect',
    );
    const here = await rowOf('1.5.0');
    expect(here.getByText('live')).toBeVisible();
    expect(here.getByText('in this page')).toBeVisible();
    expect(here.queryByRole('link')).toBeNull();
  });

  it('can be asked for again when they could not be loaded', async () => {
    answers = {};
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status')).toHaveTextContent('the shop answered 503');
    answers = { '/_inspect/versions/catalog': [published[1]] };
    await userEvent.click(again);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('No other version is published.'),
    );
  });
});
