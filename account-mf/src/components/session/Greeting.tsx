import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Names have any length; the header has not: it takes the room that there is, and asks for none. */
const Name = styled.span`
  flex: 1 1 0;
  width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: right;
  &[data-look='menu'] {
    flex: 1 1 auto;
    width: auto;
    min-width: 0;
    align-self: center;
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: left;
    font-weight: 600;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  color: ${theme.color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.25;
  text-align: right;
  &[data-look='menu'] {
    flex: 1 1 100%;
    text-align: left;
  }
`;

/** A button that looks like the links of the header. */
const BarButton = styled.button`
  flex: none;
  min-height: ${theme.target.thumb};
  padding: 10px;
  color: ${theme.color.ink};
  background: none;
  border: 0;
  cursor: pointer;
  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

interface Look {
  /** `bar` beside the header's icons, `menu` in the menu of a narrow screen */
  look: 'bar' | 'menu';
}

const Action = ({ look, ...button }: Look & ComponentProps<'button'>) =>
  look === 'bar' ? <BarButton type="button" {...button} /> : <Button tone="quiet" {...button} />;

interface GreetingProps extends Look {
  name: string;
  /** Gets the button that was pressed. */
  onLogout: (button: HTMLElement) => void;
}

/** Who is here, and the way out (spec section 2). */
export const Greeting = ({ name, look, onLogout }: GreetingProps) => (
  <>
    <Name data-look={look} title={name}>
      Hi, {name}
    </Name>
    <Action look={look} onClick={({ currentTarget }) => onLogout(currentTarget)}>
      Logout
    </Action>
  </>
);

/** Somebody is signed in here, and nobody can be asked who. */
export const Unreachable = ({ look, onRetry }: Look & { onRetry: () => void }) => (
  <>
    <Words data-look={look} role="status">
      {look === 'bar' ? 'Shop not reached' : 'The shop cannot be reached to see who you are.'}
    </Words>
    <Action look={look} onClick={onRetry}>
      Try again
    </Action>
  </>
);
