import { theme } from '@shop/shared/theme';
import { notPrinted, plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

export const Area = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-top: ${theme.space.l};
`;

export const Quiet = styled.p`
  color: ${theme.color.inkSoft};
`;

/** The form or the prompt in its place: the same height, so that the list below does not move. */
export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space.s};
  min-height: 236px;
  padding: ${theme.space.l} ${theme.space.m};
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  ${notPrinted}
`;

/** The comments, newest first. */
export const CommentList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${plainList}
`;
