import { HttpError, NetworkError } from '@shop/shared/http';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import {
  failureOf,
  outcomeOrPending,
  type Pending,
  revalidatePath,
  useOutcome,
  withStatus,
} from './page-data';

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

/** A page that the server has sent with this data, and the API's answers to a browser, in order. */
function open(fromServer: object, ...answers: (() => Promise<Outcome>)[]) {
  const ask = jest.fn(async () => outcomeOrPending((answers.shift() ?? ready)()));
  const routes = [
    { id: 'page', path: '*', Component: Page, loader: ask, shouldRevalidate: revalidatePath },
  ];
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
  it('requests by itself data that was too slow for the server, and shows it', async () => {
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

  it('keeps the error, with its offers, until there is another outcome', async () => {
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

  it('counts no change of the address that asks for nothing', async () => {
    const { ask, router } = open({ state: 'failed' }, later(ready, 5_000));
    for (const address of ['/a?view=list', '/a?view=grid', '/a#main']) {
      await pass(3_000);
      await act(() => router.navigate(address));
      shows('failed');
    }
    await pass(1_200);
    expect(ask).toHaveBeenCalledTimes(1);
    shows('failed, asks again');
    await pass(5_000);
    shows('ready');
  });
});

describe('a page in the browser whose line is back', () => {
  const lineIsBack = () => act(async () => void dispatchEvent(new Event('online')));

  it('asks at once, and waits for an answer that takes long', async () => {
    const { ask } = open({ state: 'failed' }, later(ready, 14_000));
    await lineIsBack();
    await pass(200);
    await pass(14_000);
    shows('ready');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('drops no answer that is coming', async () => {
    const { ask } = open({ state: 'coming' }, later(ready, 14_000));
    await pass(5_000);
    await lineIsBack();
    await pass(10_000);
    shows('ready');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again after 10, 20 … s, however long it was away, and only while the page is visible', async () => {
    const { ask } = open({ state: 'failed' }, failed, failed, failed, failed, failed, failed);
    for (const ms of [10_000, 20_000, 40_000]) await pass(ms);
    expect(ask).toHaveBeenCalledTimes(3);
    await lineIsBack();
    expect(ask).toHaveBeenCalledTimes(4);
    await pass(10_000);
    expect(ask).toHaveBeenCalledTimes(5);
    await pass(20_000);
    expect(ask).toHaveBeenCalledTimes(6);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(6);
  });
});
