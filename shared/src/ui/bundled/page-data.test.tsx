import { HttpError, NetworkError } from '@shop/shared/http';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { failureOf, outcomeOrPending, type Pending, useOutcome, withStatus } from './page-data';

type Outcome = { state: 'failed'; isAskedAgain?: true } | { state: 'ready' };

const call = 'GET /api/auth/products/';
const failed = async (): Promise<Outcome> => ({ state: 'failed' });
const ready = async (): Promise<Outcome> => ({ state: 'ready' });
const later = (outcome: () => Promise<Outcome>, ms: number) => () =>
  new Promise<Outcome>((resolve) => setTimeout(() => resolve(outcome()), ms));

function Page() {
  const outcome = useOutcome<Outcome>(useLoaderData() as Outcome | Pending<Outcome>);
  const asks = outcome?.state === 'failed' && outcome.isAskedAgain;
  return <p>{`${outcome?.state ?? 'coming'}${asks ? ', asks again' : ''}`}</p>;
}

/** A page that the server has sent with this data, and what the API answers a browser in turn. */
function open(fromServer: object, ...answers: (() => Promise<Outcome>)[]) {
  const ask = jest.fn(async () => outcomeOrPending((answers.shift() ?? ready)()));
  const routes = [{ id: 'page', path: '*', Component: Page, loader: ask }];
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { page: fromServer } },
    initialEntries: ['/a'],
  });
  render(<RouterProvider router={router} />);
  return { ask, router };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shows = (text: string) => expect(screen.getByText(text)).toBeVisible();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page of the server', () => {
  it('leaves data of an API that is only slow to the browser; robots come back', () => {
    const slow = { ...failureOf(new HttpError(504, '', call)), categories: [] };
    expect(withStatus(slow)).toMatchObject({
      data: { state: 'coming' },
      init: { status: 503, headers: { 'Retry-After': '10' } },
    });
  });

  it.each([new HttpError(500, '', call), new NetworkError(call, new Error('refused'))])(
    'says that the API failed: $name',
    (error) => {
      expect(withStatus(failureOf(error))).toMatchObject({
        data: { state: 'failed' },
        init: { status: 503, headers: { 'Retry-After': '30' } },
      });
    },
  );
});

describe('a page in the browser', () => {
  it('asks by itself for what was too slow for the server, and shows it', async () => {
    const { ask } = open({ state: 'coming' }, later(ready, 5_000));
    await pass(200);
    shows('coming');
    await pass(5_000);
    shows('ready');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('says so when that fails after all', async () => {
    open({ state: 'coming' }, later(failed, 5_000));
    await pass(5_200);
    shows('failed');
  });

  it('asks an API that failed again after 10, 20, 40, then every 60 s', async () => {
    const { ask } = open({ state: 'failed' }, failed, failed, failed, failed, ready);
    for (const seconds of [10, 20, 40, 60, 60]) {
      await pass(seconds * 1_000 - 1);
      const before = ask.mock.calls.length;
      shows('failed');
      await pass(1);
      expect(ask).toHaveBeenCalledTimes(before + 1);
    }
    shows('ready');
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it('keeps the error, with what it offers, until there is another outcome', async () => {
    open({ state: 'failed' }, later(failed, 5_000), later(ready, 5_000));
    await pass(10_200);
    shows('failed, asks again');
    await pass(5_000);
    shows('failed');
    await pass(20_200);
    shows('failed, asks again');
    await pass(5_000);
    shows('ready');
  });

  it('shows no error of the page before', async () => {
    const { router } = open({ state: 'failed' }, later(ready, 5_000));
    await act(async () => {
      void router.navigate('/b');
      await jest.advanceTimersByTimeAsync(200);
    });
    shows('coming');
  });

  it('asks nothing while the tab is hidden, and soon after it is shown', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { ask } = open({ state: 'failed' }, ready);
    await pass(600_000);
    expect(ask).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    await pass(10_000);
    shows('ready');
  });
});
