import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './CopyButton';

const button = (text: string) => (
  <CopyButton text={text} label="Link">
    Copy
  </CopyButton>
);

/** Presses the button in a browser that refuses to copy. */
async function pressRefused() {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const { rerender } = render(button('/tan'));
  const press = () => user.click(screen.getByRole('button', { name: 'Copy' }));
  await press();
  return {
    press,
    rerender,
    field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' }),
  };
}

const marked = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

describe('a text that the browser refuses to copy', () => {
  it('is marked in a field, again at each press', async () => {
    const { press, field } = await pressRefused();
    expect(marked(field)).toBe('/tan');
    field.setSelectionRange(0, 0);
    await press();
    expect(marked(field)).toBe('/tan');
  });

  it('is not marked again when it changes: in Chromium that would take the focus', async () => {
    const { rerender, field } = await pressRefused();
    field.setSelectionRange(0, 0);
    rerender(button('/black'));
    expect(field).toHaveValue('/black');
    expect(marked(field)).toBe('');
  });
});
