import { styled } from 'styled-components';

/** The comments, newest first. */
export const CommentList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;
