import { shopConfig } from '@shop/shared/config';
import { media, theme } from '@shop/shared/theme';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';

/** Next to five buttons there is room for a short word, and no icon. */
const smallest = '@media (max-width: 339px)';

const Home = styled(Link)`
  flex: 1 1 min-content;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${theme.target.thumb};
  color: inherit;
  font: 700 clamp(1rem, 0.75rem + 1vw, 1.5rem) / 1.1 ${theme.font.display};
  letter-spacing: -0.01em;
  text-decoration: none;
  text-wrap: balance;
  & > svg {
    flex: none;
    width: 22px;
    height: 27px;
    color: ${theme.color.accent};
    ${smallest} {
      display: none;
    }
  }
  ${media.wideHeader} {
    flex: none;
    gap: 10px;
    & > svg {
      width: 28px;
      height: 34px;
    }
  }
`;

export const Brand = () => (
  <Home to="/" data-display="">
    <svg viewBox="0 0 28 34" width="28" height="34" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M9 1h10l8 9v19a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V10zm5 5a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 0 0 14 6z"
      />
      <path
        fill="none"
        stroke="#f3dfbd"
        strokeWidth="1.3"
        strokeDasharray="2.6 2"
        strokeLinecap="round"
        d="M5 12.5V28a1.5 1.5 0 0 0 1.5 1.5h15A1.5 1.5 0 0 0 23 28V12.5"
      />
    </svg>
    {shopConfig().name}
  </Home>
);
