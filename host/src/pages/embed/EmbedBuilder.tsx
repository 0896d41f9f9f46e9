import { theme } from '@shop/shared/theme';
import { Button, Callout, Container } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import {
  type BuilderField,
  type Chosen,
  Measure,
  useEmbedBuilder,
  useLiveElement,
} from 'federated-site/embed-builder';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { columns, sheet } from '../frame/page.styles';
import { OtherWays, Snippet, WithoutScripts } from './CodeToPaste';
import { builderSite, shopLink } from './embed-options';

const Columns = styled(Container)`
  ${columns('280px minmax(0, 1fr)', theme.space.xl)}
  align-items: start;
  padding-block: ${theme.space.l} ${theme.space.xxl};
`;

const Options = styled.form`
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  ${sheet}
`;

const Result = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-width: 0;
  & > * {
    min-width: 0;
  }
  & h2 {
    margin: 0 0 ${theme.space.s};
    font-size: ${theme.size.h3};
  }
`;

const Loading = styled(Container)`
  min-height: 100vh;
  padding-block: ${theme.space.l};
  @media (scripting: none) {
    display: none;
  }
`;

export function EmbedBuilder() {
  const builder = useEmbedBuilder(builderSite, shopLink());
  if (builder.state === 'failed') {
    return (
      <Container>
        <Callout
          text="What can be shown elsewhere is not to be had at the moment."
          actions={<Button onClick={builder.retry}>Try again</Button>}
        />
      </Container>
    );
  }
  if (builder.state === 'loading') {
    return (
      <>
        <Loading>Loading what can be shown…</Loading>
        <WithoutScripts />
      </>
    );
  }
  if (builder.state === 'empty')
    return <Container>This shop offers nothing to other pages.</Container>;
  const { fields, code, html, pinned, shown, widths, onHeights } = builder;
  return (
    <Columns>
      <Options aria-label="What to show" onSubmit={(event) => event.preventDefault()}>
        {fields.map(({ key, ...field }) => (
          <Option key={key} {...field} />
        ))}
      </Options>
      <Result>
        <section aria-labelledby="embed-code">
          <h2 id="embed-code">Copy this into your page</h2>
          <Snippet text={code} />
          <OtherWays html={html} pinned={pinned} />
        </section>
        <section aria-labelledby="embed-view">
          <h2 id="embed-view">As it will look</h2>
          <LiveView chosen={shown} width={widths.wide} />
          <Measure chosen={shown} widths={widths} onHeights={onHeights} />
        </section>
      </Result>
    </Columns>
  );
}

const Control = styled(Input)`
  min-height: ${theme.target.thumb};
  padding: 8px 12px;
  background: ${theme.color.paper};
`;

const Option = ({ option, value, onChange, isSet = false }: Omit<BuilderField, 'key'>) => (
  <Field label={option.label} hint={option.hint}>
    {(inputProps) => {
      const input = {
        ...inputProps,
        value,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
      };
      return option.kind === 'choice' ? (
        <Control as="select" {...input}>
          {!isSet && <option value="">default</option>}
          {option.of.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Control>
      ) : (
        <Control
          {...input}
          placeholder="default"
          {...(option.kind === 'count'
            ? { type: 'number', min: option.from, max: option.to }
            : { maxLength: option.kind === 'text' ? option.most : 2_000 })}
        />
      );
    }}
  </Field>
);

const Frame = styled.div`
  box-sizing: content-box;
  max-width: calc(100% - 2 * ${theme.space.m} - 2px);
  padding: ${theme.space.m};
  border: 1px dashed ${theme.color.brass};
  border-radius: ${theme.radius.m};
  &[data-dark] {
    background: #1c1510;
  }
`;

const Status = styled.p`
  margin-top: ${theme.space.s};
  color: ${theme.color.danger};
  &:empty {
    display: none;
  }
`;

/** @param width room on a wide screen, in px */
function LiveView({ chosen, width }: { chosen: Chosen; width: number }) {
  const { live, refusal } = useLiveElement(chosen, 'Coming…');
  return (
    <>
      <script async src="/embed.js" />
      <Frame style={{ width }} data-dark={chosen.values.theme === 'dark' || undefined}>
        {live}
      </Frame>
      <Status role="status">{refusal}</Status>
    </>
  );
}
