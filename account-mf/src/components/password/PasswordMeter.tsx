import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin: 0;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 8px;
  margin-top: ${theme.space.xs};
  overflow: hidden;
  background: ${theme.color.sunken};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.round};
`;

/** Yellow is no role of the theme; it stands only here, beside its words. */
const Bar = styled.div`
  height: 100%;
  background: ${theme.color.danger};
  transform-origin: left;
  transition: transform ${theme.motion.calm};
  &[data-tone='yellow'] {
    background: #e0b020;
  }
  &[data-tone='green'] {
    background: ${theme.color.success};
  }
`;

export interface PasswordMeterProps {
  label: string;
  /** 0 to 100 */
  percent: number;
  tone: 'red' | 'yellow' | 'green';
}

/** How strong a password is: in words, as a percentage, as a bar (spec section 5). */
export const PasswordMeter = ({ label, percent, tone }: PasswordMeterProps) => (
  <div>
    <Row role="status">
      <span>
        Password strength: <strong>{label}</strong>
      </span>
      <span>{percent}%</span>
    </Row>
    <Track aria-hidden="true">
      <Bar data-tone={tone} style={{ transform: `scaleX(${percent / 100})` }} />
    </Track>
  </div>
);
