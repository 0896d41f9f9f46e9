import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Later, loadLater } from './Later';

jest.mock('./below', () => ({ ProductAccordion: () => <p>drawn by scripts</p> }));

/** Asks for the code as it is drawn: it comes before React runs the effects of this drawing. */
function Visit() {
  void loadLater();
  return null;
}

it('a part whose code comes between its drawing and its effects is drawn by scripts too', async () => {
  const place = document.createElement('main');
  place.innerHTML = '<div><p>drawn by the server</p></div>';
  document.body.replaceChildren(place);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const root = hydrateRoot(
    place,
    <>
      <Later
        drawnAs="div"
        draw={({ ProductAccordion }) => <ProductAccordion product={{} as never} />}
      />
      <Visit />
    </>,
  );
  expect(await screen.findByText('drawn by scripts')).toBeVisible();
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
