import { styled } from 'styled-components';

/** Far out of the way: what is not displayed at all, robots leave empty too. */
const Away = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** A field that only robots fill, hidden from people, keyboards and assistive technology. */
export const RobotTrap = () => (
  <Away aria-hidden="true">
    <label>
      Leave this empty
      <input name="website_url" tabIndex={-1} autoComplete="off" />
    </label>
  </Away>
);
