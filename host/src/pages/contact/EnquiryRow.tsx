import { theme } from '@shop/shared/theme';
import { type ComponentPropsWithRef, useId } from 'react';
import { css, styled } from 'styled-components';
import { FieldRow, fieldLook } from '../frame/field.styles';
import type { EnquiryField } from './enquiry-rules';

const Row = styled(FieldRow)`
  /* Nothing sends it without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

const look = css`
  ${fieldLook}
  padding: 11px 14px;
  &[aria-invalid] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
`;

const Line = styled.input`
  ${look}
  min-height: 48px;
`;

const Lines = styled.textarea`
  ${look}
  min-height: 148px;
  line-height: 1.5;
  resize: vertical;
`;

/** Keeps its line when there is none: nothing moves away under a press that makes it appear. */
const Said = styled.div`
  min-height: 2.2em;
  padding: 3px 0 10px;
  color: ${theme.color.danger};
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > p {
    margin: 0;
  }
`;

export interface EnquiryRowProps extends ComponentPropsWithRef<'input'> {
  name: EnquiryField;
  label: string;
  error: string | undefined;
  /** Room for several lines of text. */
  long?: boolean;
}

/** One field under its label, with its error under it. */
export function EnquiryRow({ name, label, error, long, ...input }: EnquiryRowProps) {
  const id = useId();
  const common = {
    id,
    name,
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {long ? <Lines {...common} rows={5} /> : <Line {...input} {...common} />}
      <Said>
        {error && (
          <p id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </Said>
    </Row>
  );
}
