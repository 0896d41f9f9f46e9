import { readHandle } from './widget-data';

it('the handle of a route is read by its names of today and by those of older remotes', () => {
  const serverWidgets = () => [];
  const clientWidgets = ['notices/Latest'];
  const today = { chunk: 'home', serverWidgets, clientWidgets };
  expect(readHandle(today)).toEqual(today);
  expect(readHandle({ chunk: 'home', slots: serverWidgets, places: clientWidgets })).toEqual(today);
  expect(readHandle(undefined)).toEqual({});
});
