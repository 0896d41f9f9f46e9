import { theme } from '@shop/shared/theme';
import { Field, Input } from '@shop/shared/ui/bundled';
import type { EmbedAttribute } from 'federated-site/react';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';

const Control = styled(Input)`
  min-height: ${theme.target.thumb};
  padding: 8px 12px;
  background: ${theme.color.paper};
`;

interface OptionProps {
  option: EmbedAttribute;
  value: string;
  onChange: (value: string) => void;
  /** There is always a choice; else it may be left to the element. */
  isSet?: boolean;
}

export const Option = ({ option, value, onChange, isSet = false }: OptionProps) => (
  <Field label={option.label} hint={option.hint}>
    {(tied) => {
      const input = {
        ...tied,
        value,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
      };
      return option.kind === 'choice' ? (
        <Control as="select" {...input}>
          {!isSet && <option value="">default</option>}
          {option.of.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Control>
      ) : (
        <Control
          {...input}
          placeholder="default"
          {...(option.kind === 'count'
            ? { type: 'number', min: option.from, max: option.to }
            : { maxLength: option.kind === 'text' ? option.most : 2_000 })}
        />
      );
    }}
  </Field>
);
