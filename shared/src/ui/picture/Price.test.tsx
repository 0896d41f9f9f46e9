import { render, screen } from '@testing-library/react';
import { Price } from './Price';

describe('a price', () => {
  it('stands alone without a discount', () => {
    const { container } = render(<Price price={1499} />);
    expect(container).toHaveTextContent(/^₹1,499$/);
  });

  it('says the price before and the discount, also to visitors who cannot see a line through it', () => {
    const { container } = render(<Price price={1499} originalPrice={1999} percentOff={25} />);
    expect(container).toHaveTextContent('₹1,499Original price ₹1,99925% off');
    expect(screen.getByText('₹1,999').tagName).toBe('S');
  });
});
