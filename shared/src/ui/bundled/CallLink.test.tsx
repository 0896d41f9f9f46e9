import { render, screen } from '@testing-library/react';
import { CallLink } from './CallLink';

it('calls the shop, by its number or the words it is given', () => {
  render(
    <>
      <CallLink />
      <CallLink wide>Call us</CallLink>
    </>,
  );
  const [byNumber, byWords] = screen.getAllByRole('link');
  expect(byNumber).toHaveTextContent('Call +91 00000 00000');
  expect(byWords).toHaveTextContent('Call us');
  for (const link of [byNumber, byWords]) {
    expect(link).toHaveAttribute('href', 'tel:+910000000000');
    expect(link?.querySelector('svg')).toBeInTheDocument();
  }
});
