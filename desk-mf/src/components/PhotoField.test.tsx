import { render, screen } from '@testing-library/react';
import { PhotoField } from './PhotoField';

it('how far a photo is sent is said where a screen reader listens already', () => {
  const field = (progress?: number) => (
    <PhotoField label="Add a photo" progress={progress} onPhoto={() => undefined} />
  );
  const { rerender } = render(field());
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(field(0.4));
  expect(status).toHaveTextContent('Sending the photo…');
  rerender(field(1));
  expect(status).toHaveTextContent('Making its sizes…');
  rerender(field());
  expect(status).toBeEmptyDOMElement();
});
