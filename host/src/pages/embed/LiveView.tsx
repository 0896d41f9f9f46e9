import { theme } from '@shop/shared/theme';
import { type Chosen, useLiveElement } from 'federated-site/embed-builder';
import { styled } from 'styled-components';

const Frame = styled.div`
  box-sizing: content-box;
  max-width: calc(100% - 2 * ${theme.space.m} - 2px);
  padding: ${theme.space.m};
  border: 1px dashed ${theme.color.brass};
  border-radius: ${theme.radius.m};
  &[data-dark] {
    background: #1c1510;
  }
`;

const Said = styled.p`
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.danger};
  &:empty {
    display: none;
  }
`;

interface LiveViewProps {
  chosen: Chosen;
  /** room on a wide screen, in px */
  width: number;
}

export function LiveView({ chosen, width }: LiveViewProps) {
  const { live, refusal } = useLiveElement(chosen, 'Coming…');
  return (
    <>
      <script async src="/embed.js" />
      <Frame style={{ width }} data-dark={chosen.values.theme === 'dark' || undefined}>
        {live}
      </Frame>
      <Said role="status">{refusal}</Said>
    </>
  );
}
