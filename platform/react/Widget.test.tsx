import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expectConsole } from '../testing/console/watch-console';
import {
  notifyRemoteRecovered,
  type PreloadedWidgets,
  ReadySlotsContext,
  setRemoteLoader,
  Widget,
  widgetKey,
} from './';
import type { RemoteModule } from './remote';

const props = { productId: 7, title: 'Tote', look: 'icon' } as const;

const remoteWith = (load: () => Promise<unknown>): RemoteModule => ({
  name: 'account',
  routes: [],
  widgets: {
    AddToCartButton: async () => ({
      load,
      Component: ({ data }) => <button type="button">Add ({String(data)})</button>,
    }),
  },
});

const Counted = (props: unknown) => (
  <button type="button">Add {(props as { quantity: number }).quantity}</button>
);

const slot = (
  <Widget
    name="account/AddToCartButton"
    {...props}
    fallback={<a href="/login">Add</a>}
    renderError={(retry) => (
      <button type="button" onClick={retry}>
        Try again
      </button>
    )}
  />
);

/** A version whose widget throws while it is drawn. */
const broken: RemoteModule = {
  name: 'account',
  routes: [],
  widgets: {
    AddToCartButton: async () => ({
      load: async () => null,
      Component: () => {
        throw new Error('broken');
      },
    }),
  },
};

describe('a slot that another part fills', () => {
  it('shows the fallback, then the widget with its data', async () => {
    setRemoteLoader(async () => remoteWith(async () => 'in stock'));
    render(slot);
    expect(screen.getByRole('link', { name: 'Add' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add (in stock)' })).toBeVisible();
  });

  it('stays the same element while it gets ready for other props', async () => {
    setRemoteLoader(async () => ({
      name: 'account',
      routes: [],
      widgets: {
        AddToCartButton: async () => ({ load: async () => null, Component: Counted }),
      },
    }));
    const buy = (quantity: number) => (
      <Widget
        name="account/AddToCartButton"
        {...props}
        quantity={quantity}
        fallback={<a href="/login">Add</a>}
      />
    );
    const { rerender } = render(buy(1));
    const button = await screen.findByRole('button', { name: 'Add 1' });
    rerender(buy(2));
    expect(screen.queryByRole('link')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Add 2' })).toBe(button);
  });

  it('says so when the owner is down, and fills without a reload once it is back', async () => {
    expectConsole('warn', 'slot');
    setRemoteLoader(() => Promise.reject(new Error('down')));
    render(slot);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    setRemoteLoader(async () => remoteWith(async () => 'back'));
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Add (back)' })).toBeVisible();
  });

  it('keeps its place when the widget throws while rendering', async () => {
    expectConsole('warn', 'slot account/AddToCartButton');
    expectConsole('warn', 'no loader for the remote');
    expectConsole('error', 'broken');
    setRemoteLoader(async () => broken);
    render(slot);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is drawn by the previous version when that of the release throws while rendering', async () => {
    expectConsole('warn', 'slot account/AddToCartButton');
    expectConsole('error', 'broken');
    setRemoteLoader(
      async () => broken,
      async () => remoteWith(async () => 'as before'),
    );
    render(slot);
    expect(await screen.findByRole('button', { name: 'Add (as before)' })).toBeVisible();
  });

  it('is of the previous version when its code does not come, asked for twice', async () => {
    let asked = 0;
    const missing = () => {
      asked += 1;
      return Promise.reject(new Error('no chunk'));
    };
    setRemoteLoader(
      async () => ({ name: 'account', routes: [], widgets: { AddToCartButton: missing } }),
      async () => remoteWith(async () => 'as before'),
    );
    render(slot);
    expect(await screen.findByRole('button', { name: 'Add (as before)' })).toBeVisible();
    expect(asked).toBe(2);
  });

  it('is filled by an owner that comes after it was given up', async () => {
    expectConsole('warn', 'too late');
    setRemoteLoader(() => Promise.reject(new Error('too late')));
    render(slot);
    await screen.findByRole('button', { name: 'Try again' });
    setRemoteLoader(async () => remoteWith(async () => 'late'));
    act(() => notifyRemoteRecovered());
    expect(await screen.findByRole('button', { name: 'Add (late)' })).toBeVisible();
  });

  it('is drawn at once when the page came with its data', () => {
    const ready = new Map([
      [
        widgetKey('account/AddToCartButton', props),
        { data: 'ready', Component: ({ data }: { data: unknown }) => <b>{String(data)}</b> },
      ],
    ]);
    const html = renderToString(<ReadySlotsContext value={ready}>{slot}</ReadySlotsContext>);
    expect(html.replace(/<!--.*?-->/g, '')).toBe('<b>ready</b>');
  });

  describe('that the server drew and whose code does not come', () => {
    const key = widgetKey('account/AddToCartButton', props);
    const drawn = {
      data: 'early',
      Component: () => <a href="/cart">Add, as the server drew it</a>,
    };
    const never = new Promise<never>(() => {});
    const held = { data: undefined, Component: () => use(never), isDeferred: true } as const;
    const withSlots = (slots: PreloadedWidgets) =>
      function Page({ words = 'a page' }) {
        return (
          <ReadySlotsContext value={slots}>
            <p>{words}</p>
            {slot}
          </ReadySlotsContext>
        );
      };
    const Drawn = withSlots(new Map([[key, drawn]]));
    const Held = withSlots(new Map([[key, held]]));
    let root: ReturnType<typeof hydrateRoot> | undefined;

    const open = async () => {
      expectConsole('warn', 'down');
      setRemoteLoader(() => Promise.reject(new Error('down')));
      const place = document.createElement('div');
      place.innerHTML = renderToString(<Drawn />);
      document.body.append(place);
      await act(async () => {
        root = hydrateRoot(place, <Held />);
      });
    };
    afterEach(() => {
      act(() => root?.unmount());
      document.body.replaceChildren();
    });

    it('stays as it is, whatever becomes of the page around it', async () => {
      await open();
      await act(async () => root?.render(<Held words="the same page" />));
      expect(screen.getByText('the same page')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Add, as the server drew it' })).toBeVisible();
    });

    it('is filled by an owner that comes after all', async () => {
      await open();
      setRemoteLoader(async () => remoteWith(async () => 'late'));
      act(() => notifyRemoteRecovered());
      expect(await screen.findByRole('button', { name: 'Add (late)' })).toBeVisible();
      expect(screen.queryByText('Add, as the server drew it')).toBeNull();
    });

    it('says so where no server has drawn it, and tries again', async () => {
      expectConsole('warn', 'down');
      setRemoteLoader(() => Promise.reject(new Error('down')));
      await act(async () => void render(<Held />));
      setRemoteLoader(async () => remoteWith(async () => 'back'));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: 'Add (back)' })).toBeVisible();
    });
  });

  it('has the same key for the same props in any order, without undefined ones', () => {
    expect(widgetKey('a/B', { x: 1, y: undefined, z: 2 })).toBe(widgetKey('a/B', { z: 2, x: 1 }));
  });
});
