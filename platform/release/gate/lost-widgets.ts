import { type Apps, type Break, breakOf } from './proposal';

/**
 * Widgets that apps place, and whose owner goes: their slots keep the fallbacks.
 * @param before what is live
 * @param after the same without the apps that go
 */
export const lostWidgets = (before: Apps, after: Apps): (Break & { widget: string })[] =>
  Object.values(after).flatMap((app) =>
    app.places.flatMap((widget) => {
      const gone = before[widget.split('/')[0] ?? ''];
      if (!gone || after[gone.name]) return [];
      return [{ ...breakOf`${app} places ${widget}, which goes with ${gone}`, widget }];
    }),
  );
