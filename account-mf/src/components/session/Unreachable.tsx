import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { BarButton } from './BarButton';

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

export interface UnreachableProps {
  /** `bar` beside the header's icons, `menu` with a button */
  look: 'bar' | 'menu';
  onRetry: () => void;
}

/** Somebody is signed in here, and nobody can be asked who. */
export const Unreachable = ({ look, onRetry }: UnreachableProps) => (
  <>
    <Words data-look={look} role="status">
      {look === 'bar' ? 'Shop not reached' : 'The shop cannot be reached to see who you are.'}
    </Words>
    {look === 'bar' ? (
      <BarButton type="button" onClick={onRetry}>
        Try again
      </BarButton>
    ) : (
      <Button tone="quiet" onClick={onRetry}>
        Try again
      </Button>
    )}
  </>
);
