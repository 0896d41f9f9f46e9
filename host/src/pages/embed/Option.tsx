import type { EmbedAttribute } from '@shop/shared/federation';
import { theme } from '@shop/shared/theme';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { FieldRow, fieldLook } from '../frame/field.styles';

const Row = styled(FieldRow)`
  & > small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
`;

const look = css`
  ${fieldLook}
  min-height: ${theme.target.thumb};
  padding: 8px 12px;
`;
const Line = styled.input`
  ${look}
`;
const Choice = styled.select`
  ${look}
`;

interface OptionProps {
  option: EmbedAttribute;
  value: string;
  onChange: (value: string) => void;
  /** There is always a choice; else it may be left to the element. */
  isSet?: boolean;
}

/** One attribute of an element, as its owner describes it. */
export function Option({ option, value, onChange, isSet = false }: OptionProps) {
  const id = useId();
  const hint = option.hint ? { 'aria-describedby': `${id}-hint` } : {};
  return (
    <Row>
      <label htmlFor={id}>{option.label}</label>
      {option.kind === 'choice' ? (
        <Choice id={id} value={value} onChange={(event) => onChange(event.target.value)} {...hint}>
          {!isSet && <option value="">as usual</option>}
          {option.of.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      ) : (
        <Line
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder="as usual"
          {...(option.kind === 'count'
            ? { type: 'number', min: option.from, max: option.to }
            : { maxLength: option.kind === 'text' ? option.most : 2_000 })}
          {...hint}
        />
      )}
      {option.hint && <small id={`${id}-hint`}>{option.hint}</small>}
    </Row>
  );
}
