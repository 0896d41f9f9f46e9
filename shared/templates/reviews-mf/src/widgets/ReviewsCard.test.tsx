import { render, screen } from '@testing-library/react';
import remote from '../remote';

describe('the widget ReviewsCard', () => {
  it('shows what it has loaded', async () => {
    const widget = await remote.widgets.ReviewsCard?.();
    if (!widget) throw new Error('remote.tsx does not offer it');
    const { load, Component } = widget;
    render(<Component data={await load({}, new AbortController().signal)} />);
    expect(screen.getByText('Reviews card')).toBeVisible();
  });
});
