import { render, screen } from '@testing-library/react';
import { describeRemote, renderRoutes } from 'federated-site/testing/pages';
import contract from '../contract.json';
import remote from './remote';

describeRemote(__dirname, remote, { ...contract, name: 'reviews' });

it('lists all items, and new ones alone when asked', async () => {
  const routes = remote.routes.map((route) => ({ ...route, HydrateFallback: () => null }));
  const { user } = renderRoutes(routes, '/reviews');
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'New ones only' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('What came last');
});

it('offers as many items to other apps as they ask for', async () => {
  const widget = await remote.widgets.Latest?.();
  if (!widget) throw new Error('remote.tsx offers no widget Latest');
  const data = await widget.load({ most: 1 }, new AbortController().signal);
  render(<widget.Component data={data} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says the same of its elements as its contract', async () => {
  const embeds = Object.entries(remote.embeds ?? {});
  const found = await Promise.all(embeds.map(async ([name, load]) => [name, await load()]));
  expect(Object.fromEntries(found)).toEqual(contract.embedDefinitions);
});
