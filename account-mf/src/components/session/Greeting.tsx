import { Button } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { BarButton } from './BarButton';

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
      <BarButton type="button" onClick={({ currentTarget }) => onLogout(currentTarget)}>
        Logout
      </BarButton>
    ) : (
      <Button tone="quiet" onClick={({ currentTarget }) => onLogout(currentTarget)}>
        Logout
      </Button>
    )}
  </>
);
