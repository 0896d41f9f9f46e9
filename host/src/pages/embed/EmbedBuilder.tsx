import { shopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { Button, Callout, Container } from '@shop/shared/ui';
import type { EmbedAttribute } from 'federated-site/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { columns, sheet } from '../frame/page.styles';
import { Snippet, WithoutScripts } from './CodeToPaste';
import { type EmbedElements, loadElements, places, type Room, snippet } from './embed-options';
import { LiveView, Measure } from './LiveView';
import { Option } from './Option';

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
  &,
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

/** Attributes that every element has. */
const commonAttributes: Readonly<Record<string, EmbedAttribute>> = {
  theme: { kind: 'choice', label: 'Colours', of: ['light', 'dark', 'auto'] },
  font: { kind: 'choice', label: 'Font', of: ['page'], hint: '“page”: the font of your page' },
  tag: { kind: 'text', label: 'Tag', hint: 'Marks visitors who come by this page', most: 60 },
};

const [defaultPlace = ''] = Object.keys(places);
const noRoom: Room = { phone: 0, tablet: 0, wide: 0 };

export function EmbedBuilder() {
  const { elements, retry } = useElements();
  if (elements === 'failed') {
    return (
      <Container>
        <Callout
          text="What can be shown elsewhere is not to be had at the moment."
          actions={<Button onClick={retry}>Try again</Button>}
        />
      </Container>
    );
  }
  if (!elements) {
    return (
      <>
        <Loading>Loading what can be shown…</Loading>
        <WithoutScripts />
      </>
    );
  }
  return <Builder elements={elements} />;
}

function Builder({ elements }: { elements: EmbedElements }) {
  const [element, setElement] = useState(Object.keys(elements)[0] ?? '');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ limit: '4' });
  const [place, setPlace] = useState(defaultPlace);
  const [room, setRoom] = useState<Room>(noRoom);
  const definition = elements[element]?.definition;
  const chosen = { element, values };
  const shown = useDeferredValue(values);
  if (!definition) return <Container>This shop offers nothing to other pages.</Container>;
  const widths = places[place] ?? noRoom;
  const options = Object.entries({ ...definition.attributes, ...commonAttributes });
  return (
    <Columns>
      <Options aria-label="What to show" onSubmit={(event) => event.preventDefault()}>
        <Option
          option={{ kind: 'choice', label: 'Element', of: Object.keys(elements) }}
          isSet
          value={element}
          onChange={(next) => {
            setElement(next);
            setValues({ limit: '4' });
          }}
        />
        <Option
          option={{ kind: 'choice', label: 'Width', of: Object.keys(places) }}
          isSet
          value={place}
          onChange={setPlace}
        />
        {options.map(([name, option]) => (
          <Option
            key={`${element} ${name}`}
            option={option}
            value={values[name] ?? ''}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
      </Options>
      <Result>
        <section aria-labelledby="embed-code">
          <h2 id="embed-code">Copy this into your page</h2>
          <Snippet text={snippet(chosen, shopConfig().siteUrl, room)} />
        </section>
        <section aria-labelledby="embed-view">
          <h2 id="embed-view">As it will look</h2>
          <LiveView chosen={{ element, values: shown }} width={widths.wide} />
          <Measure chosen={{ element, values: shown }} widths={widths} onRoom={setRoom} />
        </section>
      </Result>
    </Columns>
  );
}

/**
 * The elements that the shop offers to other pages; in the browser only.
 * @returns undefined while they are loading
 */
function useElements() {
  const [elements, setElements] = useState<EmbedElements | 'failed'>();
  useEffect(() => {
    if (elements) return undefined;
    const controller = new AbortController();
    loadElements(controller.signal).then(setElements, () => {
      if (!controller.signal.aborted) setElements('failed');
    });
    return () => controller.abort();
  }, [elements]);
  return { elements, retry: () => setElements(undefined) };
}
