import { Link } from '@shop/shared/router';
import { theme } from '@shop/shared/theme';
import { ChevronLeftIcon } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Back = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${theme.target.thumb};
  color: ${theme.color.accent};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
  }
`;

/** Back to the list of posts. */
export const BackLink = ({ children }: { children: string }) => (
  <Back to="/blogs">
    <ChevronLeftIcon size={20} />
    {children}
  </Back>
);
