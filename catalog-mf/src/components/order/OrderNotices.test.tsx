import { render, screen } from '@testing-library/react';
import { OrderNotices } from './OrderNotices';

test('a product that the shop does not have is named one time, in however many colours', () => {
  render(<OrderNotices missing={['gone', 'gone', 'lost']} cut={0} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“gone” is not in the shop.',
    '“lost” is not in the shop.',
  ]);
});
