import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 12px;
  & > h2,
  & > p {
    margin: 0;
  }
  &:focus {
    outline: none;
  }
`;

export interface FormOutcomeProps {
  title: string;
  text: string;
  /** It came in a form's place, which had the focus. */
  takesFocus?: boolean;
  /** The next steps. */
  children: ReactNode;
}

/** What stands in a form's place. */
export function FormOutcome({ title, text, takesFocus, children }: FormOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <Box ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Box>
  );
}
