import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { versionList } from './version-list';

const published = [
  { version: '2.0.0', at: '2026-11-03T10:00:00Z' },
  { version: '1.5.0', at: '2026-11-02T10:00:00Z' },
  { version: '1.0.0', at: '2026-11-01T10:00:00Z' },
];

let answers: Record<string, unknown>;

const open = async () => {
  document.body.replaceChildren(versionList({ part: 'catalog', here: '1.5.0', live: '1.5.0' }));
  await userEvent.click(screen.getByText('catalog'));
  // jsdom opens the element, and tells nobody.
  document.querySelector('details')?.dispatchEvent(new Event('toggle'));
};

const rowOf = async (version: string) =>
  within(
    (await screen.findByText(version, { selector: 'li code' })).closest('li') ?? document.body,
  );

beforeEach(() => {
  answers = {
    '/_inspect/versions/catalog': published,
    '/_inspect/checks/catalog/2.0.0': [],
    '/_inspect/checks/catalog/1.0.0': ['catalog@1.0.0 no longer answers /products/:slug'],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const found = answers[String(url)];
    return Response.json(found ?? {}, { status: found ? 200 : 503 });
  });
});

describe('the versions of a remote', () => {
  it('are offered with what the gate says of each, but for the one that is here', async () => {
    await open();
    const newer = await rowOf('2.0.0');
    expect(await newer.findByText('Fits this release')).toBeVisible();
    expect(newer.getByRole('button', { name: 'Use catalog 2.0.0 in this tab' })).toBeVisible();
    const older = await rowOf('1.0.0');
    expect(await older.findByText('Would be refused:')).toBeVisible();
    expect(older.getByText(/no longer answers/)).toBeVisible();
    const here = await rowOf('1.5.0');
    expect(here.getByText('everybody has it')).toBeVisible();
    expect(here.queryByRole('button')).toBeNull();
  });

  it('can be used although the gate does not answer', async () => {
    delete answers['/_inspect/checks/catalog/2.0.0'];
    await open();
    const newer = await rowOf('2.0.0');
    expect(await newer.findByText('Could not be checked: the shop answered 503.')).toBeVisible();
    expect(newer.getByRole('button')).toBeVisible();
    const older = await rowOf('1.0.0');
    expect(await older.findByText('Would be refused:')).toBeVisible();
  });

  it('can be asked for again when they could not be told', async () => {
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
