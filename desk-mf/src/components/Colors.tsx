import { theme } from '@shop/shared/theme';
import { Button, CloseIcon, IconButton } from '@shop/shared/ui';
import { Input } from '@shop/shared/ui/bundled';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: ${theme.space.xs};
    font-weight: 600;
  }
  & > div {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s};
  }
  & [type='color'] {
    padding: 4px;
  }
  & > p {
    color: ${theme.color.danger};
  }
`;

/** Of a new colour: tan. */
const defaultTone = '#b5793f';

interface ColorsProps {
  /** JSON of a list of names and hexes */
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

/** The colours that a product comes in: the tone and the name of each. */
export function Colors({ value, error, onType }: ColorsProps) {
  const colors: { name: string; hex: string }[] = JSON.parse(value || '[]');
  const change = (next: typeof colors) => onType(JSON.stringify(next));
  const errorId = useId();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>Colours</legend>
      {colors.map(({ name, hex }, at) => {
        const edit = (edited: Partial<(typeof colors)[number]>) =>
          change(colors.map((color, index) => (index === at ? { ...color, ...edited } : color)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed, so the row's index is its key
          <div key={at}>
            <Input
              type="color"
              aria-label={`Tone of colour ${at + 1}`}
              value={hex}
              onChange={({ target }) => edit({ hex: target.value })}
            />
            <Input
              aria-label={`Name of colour ${at + 1}`}
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={({ target }) => edit({ name: target.value })}
            />
            <IconButton
              label={`Remove ${name || 'the colour'}`}
              onClick={() => {
                // The pressed button stays for the next colour; the last one goes with its row.
                if (at === colors.length - 1) add.current?.focus();
                change(colors.filter((_, index) => index !== at));
              }}
            >
              <CloseIcon />
            </IconButton>
          </div>
        );
      })}
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
      <Button
        ref={add}
        size="s"
        tone="quiet"
        onClick={() => change([...colors, { name: '', hex: defaultTone }])}
      >
        Add a colour
      </Button>
    </Group>
  );
}
