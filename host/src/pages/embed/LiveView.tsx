import { theme } from '@shop/shared/theme';
import { createElement, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Chosen } from './embed-options';

const Frame = styled.div`
  min-width: 0;
  padding: ${theme.space.m};
  border: 1px dashed ${theme.color.brass};
  border-radius: ${theme.radius.m};
  &:has([theme='dark']) {
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
  /** is told how tall it is, in px */
  onHeight: (height: number) => void;
}

/** The element as another page will show it, by the same script. */
export function LiveView({ chosen: { element, values }, onHeight }: LiveViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState('');
  useEffect(addLoader, []);

  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const hear = (event: Event) =>
      setRefused((event as CustomEvent<{ reason: string }>).detail.reason);
    node.addEventListener('shop:error', hear);
    const watch = new ResizeObserver(() => {
      const height = node.firstElementChild?.getBoundingClientRect().height ?? 0;
      onHeight(Math.ceil(height));
    });
    watch.observe(node);
    return () => {
      node.removeEventListener('shop:error', hear);
      watch.disconnect();
    };
  }, [onHeight]);

  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const [last, setLast] = useState(values);
  if (last !== values) {
    setLast(values);
    setRefused('');
  }
  return (
    <>
      <Frame ref={frame}>{createElement(element, { key: element, ...given }, 'Coming…')}</Frame>
      <Said role="status">{refused}</Said>
    </>
  );
}
