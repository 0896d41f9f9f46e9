import { theme } from '@shop/shared/theme';
import { Field, Input } from '@shop/shared/ui/bundled';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { EnquiryField } from './enquiry-rules';

const Row = styled(Field)`
  display: grid;
  /* The error has its line before there is one: nothing moves away under a press that makes it appear. */
  grid-template-rows: auto auto minmax(2.0625rem, auto);
  & > input,
  & > textarea {
    padding: 11px 14px;
    background: ${theme.color.paper};
  }
  & > textarea {
    min-height: 148px;
    line-height: 1.5;
    resize: vertical;
  }
  & > p {
    margin: 3px 0 10px;
  }
  /* Nothing sends it without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

export interface EnquiryRowProps extends ComponentPropsWithRef<'input'> {
  name: EnquiryField;
  label: string;
  error: string | undefined;
  /** Room for several lines of text. */
  long?: boolean;
}

/** One field of the form. */
export const EnquiryRow = ({ label, error, long, ...input }: EnquiryRowProps) => (
  <Row label={label} error={error}>
    {(tied) => (
      <Input {...(long && { as: 'textarea', rows: 5 })} {...input} {...tied} aria-required />
    )}
  </Row>
);
