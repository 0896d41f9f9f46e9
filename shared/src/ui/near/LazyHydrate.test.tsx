import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  RouterProvider,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { LazyHydrate } from './LazyHydrate';

let mockOnServer = false;

jest.mock('./hydration-gate', () => {
  const actual = jest.requireActual<typeof import('./hydration-gate')>('./hydration-gate');
  const createGate = () => {
    const gate = actual.createGate();
    if (mockOnServer) gate.open();
    return gate;
  };
  return { ...actual, createGate };
});

/** The browser's report that observed elements came near. */
let comeNear: () => void = () => undefined;

class Observer {
  private targets: Element[] = [];
  constructor(report: (entries: object[]) => void) {
    comeNear = () =>
      report(this.targets.splice(0).map((target) => ({ target, isIntersecting: true })));
  }
  observe = (target: Element) => void this.targets.push(target);
  unobserve = () => undefined;
}

/** Says when it lives. */
function Living({ name }: { name: string }) {
  const [hydrated, setHydrated] = useState(false);
  const { search } = useLocation();
  useNavigation();
  useEffect(() => setHydrated(true), []);
  return (
    <button type="button" data-hydrated={hydrated} data-search={search}>
      {name}
    </button>
  );
}

let root: Root | undefined;
let change: (name: string) => void = () => undefined;

const text = <Living name="Text" />;

let code: ReturnType<typeof expectCode> | undefined;

/** Code that comes when a test says so. */
function expectCode() {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come: () => come(), wanted: jest.fn(() => coming) };
}

function Content() {
  const [name, setName] = useState('Lower');
  change = setName;
  return (
    <>
      <LazyHydrate now>
        <Living name="Upper" />
      </LazyHydrate>
      <Lower name={name} />
      <LazyHydrate still>{text}</LazyHydrate>
      <Address />
      <Data />
    </>
  );
}

const Address = () => <p>{useLocation().search}</p>;
const Data = () => <p>{useLoaderData<string>()}</p>;
/** The same element each time: React does not draw it again for a navigation. */
const content = <Content />;
let router: ReturnType<typeof createMemoryRouter>;
let answer: Promise<string>;

function Page() {
  return <RouterProvider router={router} />;
}

const Lower = ({ name }: { name: string }): ReactNode => (
  <LazyHydrate as="li" {...(code && { needs: code.wanted })}>
    <Living name={name} />
  </LazyHydrate>
);

async function takeOver() {
  const loader = () => answer;
  router = createMemoryRouter([{ id: 'page', path: '/', element: content, loader }], {
    hydrationData: { loaderData: { page: 'Loading' } },
  });
  const place = document.createElement('div');
  mockOnServer = true;
  const html = renderToString(<Page />);
  mockOnServer = false;
  place.innerHTML = html;
  document.body.append(place);
  await act(async () => {
    root = hydrateRoot(place, <Page />);
  });
  return html;
}

const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Observer }));
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  code = undefined;
});

describe('a part of the page below the first view', () => {
  it('is whole in the server’s page', async () => {
    expect(await takeOver()).toContain('Lower');
  });

  it('is taken over when it comes near, and at once when in view', async () => {
    await takeOver();
    expect(button(/Upper/)).toHaveAttribute('data-hydrated', 'true');
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'false');
    await act(async () => comeNear());
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'true');
  });

  it('that needs more code asks for it when it comes near, and waits for it', async () => {
    code = expectCode();
    await takeOver();
    expect(code.wanted).not.toHaveBeenCalled();
    await act(async () => comeNear());
    expect(code.wanted).toHaveBeenCalledTimes(1);
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'false');
    await act(async () => code?.come());
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'true');
  });

  it('does not hold up data that the page asks for by itself', async () => {
    await takeOver();
    const before = button(/Lower/);
    let come: (text: string) => void = () => undefined;
    answer = new Promise((resolve) => {
      come = resolve;
    });
    await act(async () => void router.revalidate());
    expect(before).toHaveAttribute('data-hydrated', 'true');
    await act(async () => come('What came'));
    expect(screen.getByText('What came')).toBeInTheDocument();
    expect(button(/Lower/)).toBe(before);
  });

  it('is taken over before it changes', async () => {
    await takeOver();
    const before = button(/Lower/);
    await act(async () => change('Other'));
    expect(button(/Other/)).toBe(before);
    expect(before).toHaveAttribute('data-hydrated', 'true');
  });

  it('does not hold up a navigation that reads the address in it', async () => {
    await takeOver();
    await act(() => router.navigate('/?sort=price-low'));
    expect(screen.getByText('?sort=price-low')).toBeInTheDocument();
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'true');
    expect(button(/Lower/)).toHaveAttribute('data-search', '?sort=price-low');
    expect(button(/Text/)).toHaveAttribute('data-search', '?sort=price-low');
  });

  it('that does nothing by itself waits in view too, until the visitor does something', async () => {
    jest.useFakeTimers();
    await takeOver();
    await act(async () => comeNear());
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'true');
    expect(button(/Text/)).toHaveAttribute('data-hydrated', 'false');
    await act(async () => void fireEvent.pointerDown(button(/Text/)));
    expect(button(/Text/)).toHaveAttribute('data-hydrated', 'true');
    jest.useRealTimers();
  });

  it('is taken over when the visitor touches it, the rest soon after; then nothing waits', async () => {
    jest.useFakeTimers();
    const openAgain = async () => {
      await act(async () => root?.unmount());
      document.body.replaceChildren();
      await takeOver();
    };
    await takeOver();
    await act(async () => void fireEvent.pointerDown(button(/Lower/)));
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'true');
    await openAgain();
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'false');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'true');
    await openAgain();
    expect(button(/Lower/)).toHaveAttribute('data-hydrated', 'true');
    jest.useRealTimers();
  });
});
