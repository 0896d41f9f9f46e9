import { theme } from '@shop/shared/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Card = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${theme.space.s};
  max-width: 640px;
  margin: ${theme.space.xl} auto;
  padding: ${theme.space.xxl} ${theme.space.l};
  text-align: center;
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1.5px dashed ${theme.color.brass};
    border-radius: ${theme.radius.s};
    opacity: 0.6;
    pointer-events: none;
  }
`;

const Text = styled.p`
  max-width: 46ch;
  text-wrap: balance;
  color: ${theme.color.inkSoft};
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  width: 100%;
  margin-top: ${theme.space.m};
`;

interface CalloutProps {
  title?: string;
  /** `h1` where the callout is the whole page. */
  heading?: 'h1' | 'h2';
  text: ReactNode;
  /** The next steps; a callout without one is a dead end. */
  actions: ReactNode;
  /** `alert` interrupts a screen reader, for errors; `status` waits, for results. */
  role?: 'alert' | 'status';
}

/** An empty, error or not-found state, on a stitched label. */
export const Callout = ({ title, heading: Heading = 'h2', text, actions, role }: CalloutProps) => (
  <Card role={role}>
    {title && <Heading>{title}</Heading>}
    <Text>{text}</Text>
    <Actions>{actions}</Actions>
  </Card>
);
