import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { styled } from 'styled-components';

/** Names have any length; the header has not. */
const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: right;
  &[data-look='menu'] {
    flex: 1 1 auto;
    align-self: center;
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: left;
    font-weight: 600;
  }
`;

const Leave = styled.button`
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

export interface GreetingProps {
  name: string;
  /** `bar` beside the header's icons, `menu` with a button */
  look: 'bar' | 'menu';
  /** Gets the button that was pressed. */
  onLogout: (button: HTMLElement) => void;
}

/** Who is here, and the way out (spec section 2). */
export const Greeting = ({ name, look, onLogout }: GreetingProps) => (
  <>
    <Name data-look={look} title={name}>
      Hi, {name}
    </Name>
    {look === 'bar' ? (
      <Leave type="button" onClick={({ currentTarget }) => onLogout(currentTarget)}>
        Logout
      </Leave>
    ) : (
      <Button tone="quiet" onClick={({ currentTarget }) => onLogout(currentTarget)}>
        Logout
      </Button>
    )}
  </>
);
