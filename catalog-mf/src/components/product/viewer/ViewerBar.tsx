import { theme } from '@shop/shared/theme';
import { CloseIcon, IconButton, MinusIcon, PlusIcon } from '@shop/shared/ui';
import { styled } from 'styled-components';

/** Close comes first for the keyboard, since a dialog focuses its first button, and last to the eye. */
const Bar = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  padding-top: calc(${theme.space.s} + env(safe-area-inset-top));
  & > p {
    flex: 1;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

export interface ViewerBarProps {
  index: number;
  count: number;
  zoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** Which picture it is, spoken when it changes, and the viewer's buttons. */
export const ViewerBar = ({ index, count, zoomed, onZoom, onClose }: ViewerBarProps) => (
  <Bar>
    <IconButton label="Close" onClick={onClose}>
      <CloseIcon />
    </IconButton>
    <IconButton label={zoomed ? 'Zoom out' : 'Zoom in'} onClick={onZoom}>
      {zoomed ? <MinusIcon /> : <PlusIcon />}
    </IconButton>
    <p role="status">{`Picture ${index + 1} of ${count}`}</p>
  </Bar>
);
