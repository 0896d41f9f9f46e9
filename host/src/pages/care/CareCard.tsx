import { theme } from '@shop/shared/theme';
import { CloseIcon } from '@shop/shared/ui';
import { CheckIcon, plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { stitchedSheet, underHeader } from '../frame/page.styles';
import type guide from './care-guide.json';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  ${stitchedSheet}
  scroll-margin-top: ${underHeader};
  &:target {
    border-color: ${theme.color.accent};
    box-shadow: ${theme.shadow.mid};
  }
  & > p {
    color: ${theme.color.inkSoft};
  }
  & > ul {
    display: grid;
    gap: ${theme.space.s};
    ${plainList}
  }
  & li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 10px;
  }
  & li > svg {
    margin-top: 0.2em;
    color: ${theme.color.success};
  }
`;

/** Its words and its icon distinguish it, not colour alone (WCAG 1.4.1). */
const Never = styled.div`
  margin-top: auto;
  padding-top: ${theme.space.m};
  border-top: 1px dashed ${theme.color.line};
  & > b {
    display: block;
    margin-bottom: 4px;
  }
  & > ul {
    ${plainList}
  }
  & li > svg {
    color: ${theme.color.danger};
  }
`;

export const CareCard = ({ id, title, what, does, never }: (typeof guide)['materials'][number]) => (
  <Card id={id} aria-labelledby={`${id}-title`}>
    <h3 id={`${id}-title`}>{title}</h3>
    <p>{what}</p>
    <ul>
      {does.map((step) => (
        <li key={step}>
          <CheckIcon size={20} />
          <span>{step}</span>
        </li>
      ))}
    </ul>
    <Never>
      <b>Keep away from</b>
      <ul>
        {never.map((harm) => (
          <li key={harm}>
            <CloseIcon size={18} />
            <span>{harm}</span>
          </li>
        ))}
      </ul>
    </Never>
  </Card>
);
