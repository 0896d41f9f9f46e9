import { theme } from '@shop/shared/theme';
import { createElement, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Chosen, givenOf } from './embed-options';

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

const Said = styled.p`
  margin: ${theme.space.s} 0 0;
  color: ${theme.color.danger};
  &:empty {
    display: none;
  }
`;

/** The loader, once for the page; later elements find it at work. */
function addLoader(): void {
  const src = '/embed.js';
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
}

interface LiveViewProps {
  chosen: Chosen;
  /** room on a wide screen, in px */
  width: number;
}

/** The element as another page will show it, by the same script. */
export function LiveView({ chosen: { element, values }, width }: LiveViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState('');
  useEffect(addLoader, []);

  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const hear = (event: Event) =>
      setRefused((event as CustomEvent<{ reason: string }>).detail.reason);
    node.addEventListener('shop:error', hear);
    return () => node.removeEventListener('shop:error', hear);
  }, []);

  const [last, setLast] = useState(values);
  if (last !== values) {
    setLast(values);
    setRefused('');
  }
  return (
    <>
      <Frame ref={frame} style={{ width }} data-dark={values.theme === 'dark' || undefined}>
        {createElement(element, { key: element, ...givenOf(values) }, 'Coming…')}
      </Frame>
      <Said role="status">{refused}</Said>
    </>
  );
}
