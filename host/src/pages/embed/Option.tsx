import { theme } from '@shop/shared/theme';
import { Field, Input } from '@shop/shared/ui/bundled';
import type { BuilderField } from 'federated-site/embed-builder';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';

const Control = styled(Input)`
  min-height: ${theme.target.thumb};
  padding: 8px 12px;
  background: ${theme.color.paper};
`;

export const Option = ({ option, value, onChange, isSet = false }: Omit<BuilderField, 'key'>) => (
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
