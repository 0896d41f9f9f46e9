import type { ColorChoice } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { forcedColors } from '@shop/shared/ui/bundled';
import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from 'react';
import { styled } from 'styled-components';
import { choiceForm } from './quantity';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: ${theme.space.s};
    padding: 0;
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
  }
  & label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s};
    max-width: 100%;
    min-height: ${theme.target.thumb};
    padding: 4px 14px 4px 8px;
    border: 1px solid ${theme.color.control};
    border-radius: 22px;
    background: ${theme.color.raised};
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & label:hover {
    border-color: ${theme.color.accent};
    color: ${theme.color.accentStrong};
  }
  & [data-swatch] {
    flex: none;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    border: 1px solid ${theme.color.control};
    box-shadow: inset 0 0 0 2px ${theme.color.raised};
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  /* It lies over all of the choice, as a frame of the chosen and the focused one. */
  & input {
    position: absolute;
    inset: -1px;
    width: calc(100% + 2px);
    height: calc(100% + 2px);
    margin: 0;
    border: 0;
    border-radius: inherit;
    -webkit-appearance: none;
    appearance: none;
    cursor: pointer;
  }
  & input:checked {
    border: 2px solid ${theme.color.ink};
  }
  ${forcedColors} {
    & input:checked {
      border: 4px solid Highlight;
    }
  }
`;

export interface ColorPickerProps {
  colors: readonly ColorChoice[];
  chosen: string | undefined;
  /** Name of the query parameter that holds the choice. */
  parameter: string;
  onChoose: (name: string) => void;
}

/** Colours by name and sight. A choice before hydration counts. */
export function ColorPicker({ colors, chosen, parameter, onChoose }: ColorPickerProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  // The choice is drawn within the press, the page's pictures for it afterwards.
  const [shown, show] = useOptimistic(chosen);
  const reportEarlyChoice = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (early !== undefined && early !== chosen) onChoose(early);
  });
  useEffect(() => reportEarlyChoice(), []);

  return (
    <Group ref={group}>
      <legend>Colour</legend>
      <div>
        {colors.map(({ name, hex }) => (
          <label key={name}>
            <input
              type="radio"
              form={choiceForm}
              name={parameter}
              value={name}
              checked={name === shown}
              // Pressed though it is selected already: now it is chosen.
              onClick={() => name === shown && onChoose(name)}
              onChange={() =>
                startTransition(() => {
                  show(name);
                  onChoose(name);
                })
              }
            />
            <span data-swatch="" aria-hidden="true" style={{ backgroundColor: hex }} />
            <span dir="auto">{name}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}
