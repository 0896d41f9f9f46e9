import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ColorPicker } from './ColorPicker';
import { QuantityStepper } from './QuantityStepper';

const colors = [
  { name: 'Tan', hex: '#c68e5b' },
  { name: 'Black', hex: '#111111' },
];

/** The choice, and the order that is written from it. */
function Choices() {
  const [color, setColor] = useState('Tan');
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <ColorPicker colors={colors} chosen={color} parameter="color" onChoose={setColor} />
      <QuantityStepper value={quantity} stock={9} onChange={setQuantity} />
      <output>{`${quantity} in ${color}`}</output>
    </>
  );
}

/** The server's page; the result hydrates it. */
function serve(): () => Promise<void> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const page = new DOMParser().parseFromString(renderToString(<Choices />), 'text/html');
  root.append(...page.body.childNodes);
  return () => act(async () => void hydrateRoot(root, <Choices />));
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

describe('input before the page is hydrated', () => {
  it('a colour chosen then is the one ordered', async () => {
    const comeAlive = serve();
    radio('Black').checked = true;
    await comeAlive();
    expect(radio('Black')).toBeChecked();
    expect(screen.getByText('1 in Black')).toBeVisible();
  });

  it('a quantity typed then is the one ordered', async () => {
    const comeAlive = serve();
    number().value = '5';
    await comeAlive();
    expect(number()).toHaveValue('5');
    expect(screen.getByText('5 in Tan')).toBeVisible();
  });

  it('a quantity beyond the stock becomes all there is', async () => {
    const comeAlive = serve();
    number().value = '48';
    await comeAlive();
    expect(number()).toHaveValue('9');
    expect(screen.getByText('9 in Tan')).toBeVisible();
  });

  it('a quantity still being typed is not taken out of the hand', async () => {
    const comeAlive = serve();
    number().focus();
    number().value = '';
    await comeAlive();
    expect(number()).toHaveValue('');
    expect(screen.getByText('1 in Tan')).toBeVisible();
  });

  it('a text that is not a quantity is corrected', async () => {
    const comeAlive = serve();
    number().value = '2.7';
    await comeAlive();
    expect(number()).toHaveValue('1');
    expect(screen.getByText('1 in Tan')).toBeVisible();
  });
});
