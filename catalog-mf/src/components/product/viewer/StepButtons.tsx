import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Steps = styled.div`
  & > button {
    position: absolute;
    top: calc(50% - 22px);
    left: 12px;
  }
  & > button:last-child {
    right: 12px;
    left: auto;
  }
`;

export interface StepButtonsProps {
  index: number;
  last: number;
  onShow: (index: number) => void;
}

/** One picture back, one on. At the ends they stay focusable and say that they do nothing. */
export const StepButtons = ({ index, last, onShow }: StepButtonsProps) => (
  <Steps>
    <IconButton
      label="Previous picture"
      aria-disabled={index === 0}
      onClick={() => onShow(index - 1)}
    >
      <ChevronLeftIcon />
    </IconButton>
    <IconButton
      label="Next picture"
      aria-disabled={index === last}
      onClick={() => onShow(index + 1)}
    >
      <ChevronRightIcon />
    </IconButton>
  </Steps>
);
