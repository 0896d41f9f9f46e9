import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  margin: 0;
  & > * {
    margin: 0;
    padding: 10px 0;
    border-bottom: 1px dashed ${theme.color.line};
  }
  & > :nth-last-child(-n + 2) {
    border-bottom: 0;
  }
  & > dt {
    padding-right: ${theme.space.m};
  }
  & > dd {
    color: ${theme.color.ink};
  }
`;

const Line = styled.p`
  margin: ${theme.space.s} 0 0;
`;

type Rows = readonly (readonly [label: string, value: string])[];

/** Labels and values; what an API gives without a label follows as plain lines. */
export function Specifications({ rows }: { rows: Rows }) {
  const once = [...new Map(rows.map((row) => [row.join(': '), row])).values()];
  const labelled = once.filter(([label]) => label !== '');
  const plain = once.filter(([label]) => label === '');
  return (
    <>
      {labelled.length > 0 && (
        <List>
          {labelled.map(([label, value]) => [
            <dt key={`${label}: ${value} (label)`}>{label}</dt>,
            <dd key={`${label}: ${value}`}>{value}</dd>,
          ])}
        </List>
      )}
      {plain.map(([, value]) => (
        <Line key={value}>{value}</Line>
      ))}
    </>
  );
}
