import type { Product } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { AppLink } from '@shop/shared/ui';
import { Disclosure } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Item = styled(Disclosure)`
  & > summary {
    font: 600 ${theme.size.h3} / 1.2 ${theme.font.display};
  }
  & > summary:hover {
    color: ${theme.color.accentStrong};
  }
`;

const Inside = styled.div`
  max-width: ${theme.width.text};
  padding-bottom: ${theme.space.l};
  color: ${theme.color.inkSoft};
  line-height: 1.65;
  overflow-wrap: anywhere;
  white-space: pre-line;
  & > ul {
    display: grid;
    gap: ${theme.space.s};
    padding-left: 1.2em;
  }
  & li::marker {
    color: ${theme.color.brass};
  }
`;

const GuideLink = styled(AppLink)`
  display: table;
  margin-top: ${theme.space.s};
  line-height: ${theme.target.thumb};
`;

/** The parts that have something to say, in the spec's order; the first is open. */
export function ProductAccordion({ product }: { product: Product }) {
  const { description, features, specifications, care } = product;
  const parts = [
    { title: 'Product Description', content: description },
    { title: 'Key Features', content: features.length > 0 && <Features items={features} /> },
    {
      title: 'Specifications',
      content: specifications.length > 0 && <Specifications rows={specifications} />,
    },
    { title: 'Care Instructions', content: care && <Care text={care} /> },
  ];
  return (
    <div>
      {parts
        .filter(({ content }) => content)
        .map(({ title, content }, index) => (
          <Item key={title} summary={title} open={index === 0}>
            <Inside dir="auto">{content}</Inside>
          </Item>
        ))}
    </div>
  );
}

const Features = ({ items }: { items: readonly string[] }) => (
  <ul>
    {[...new Set(items)].map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Care = ({ text }: { text: string }) => (
  <>
    {text}
    <GuideLink to="/care">Care guide for leather and PU</GuideLink>
  </>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  & > * {
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

/** Labels and values; values that an API gives without a label follow as plain lines. */
function Specifications({ rows }: { rows: Product['specifications'] }) {
  const uniqueRows = [...new Map(rows.map((row) => [row.join(': '), row])).values()];
  const labelled = uniqueRows.filter(([label]) => label !== '');
  const plain = uniqueRows.filter(([label]) => label === '');
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
