import { shopConfig } from '@shop/shared/config';
import { media, theme } from '@shop/shared/theme';
import { Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { benefits } from './benefits';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.xl} ${theme.space.xxl};
  }
`;

const Benefit = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px ${theme.space.m};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.brass};
  & > svg {
    grid-row: span 2;
    color: ${theme.color.accent};
  }
  & > h3 {
    margin: 0;
  }
  & > p {
    max-width: 44ch;
    margin: 0;
    color: ${theme.color.inkSoft};
  }
`;

export const WhyChoose = () => (
  <Section title={`Why Choose ${shopConfig().name}`} ground="raised">
    <List>
      {benefits.map(({ Icon, title, text }) => (
        <Benefit key={title}>
          <Icon size={36} />
          <h3>{title}</h3>
          <p>{text}</p>
        </Benefit>
      ))}
    </List>
  </Section>
);
