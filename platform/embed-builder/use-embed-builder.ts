import { useDeferredValue, useEffect, useState } from 'react';
import type { EmbedAttribute, EmbedDefinition } from '../release-set/embed-definition';
import { type Chosen, type Heights, snippet } from './snippet';

/** What a site decides for its page; a constant. */
export interface BuilderSite {
  /** the element that most pages embed, shown first, and the values that each element begins with */
  first: Chosen;
  /** attributes that every element has */
  commonAttributes: Readonly<Record<string, EmbedAttribute>>;
  /** where on a page the element stands → how wide it is there, in px; the first is the default */
  places: Readonly<Record<string, Heights>>;
  /** labels of the choices that are not attributes */
  labels: Readonly<Record<'element' | 'place', string>>;
}

/** A choice, and how it changes. */
export interface BuilderField {
  key: string;
  option: EmbedAttribute;
  value: string;
  onChange: (value: string) => void;
  /** There is always a choice; else it may be left to the element. */
  isSet?: boolean;
}

type Builder =
  | { state: 'loading' }
  /** the site offers nothing */
  | { state: 'empty' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      fields: readonly BuilderField[];
      /** what is pasted */
      code: string;
      /** follows the fields, later while there is other work */
      shown: Chosen;
      /** in px, for each kind of screen */
      widths: Heights;
      onHeights: (heights: Heights) => void;
    };

const none: Heights = { phone: 0, tablet: 0, wide: 0 };

/** @param link see `snippet` */
export function useEmbedBuilder(
  { first, commonAttributes, places, labels }: BuilderSite,
  link: Parameters<typeof snippet>[1],
): Builder {
  const { elements, retry } = useEmbedElements(first.element);
  const [chosenElement, setElement] = useState<string>();
  const [values, setValues] = useState(first.values);
  const [place, setPlace] = useState(Object.keys(places)[0] ?? '');
  const [heights, onHeights] = useState(none);
  const shownValues = useDeferredValue(values);
  if (elements === 'failed') return { state: 'failed', retry };
  if (!elements) return { state: 'loading' };
  const element = chosenElement ?? Object.keys(elements)[0] ?? '';
  const definition = elements[element]?.definition;
  if (!definition) return { state: 'empty' };
  const attributes = Object.entries({ ...definition.attributes, ...commonAttributes });
  const choice = (
    key: keyof typeof labels,
    of: object,
    value: string,
    onChange: BuilderField['onChange'],
  ): BuilderField => {
    const option = { kind: 'choice' as const, label: labels[key], of: Object.keys(of) };
    return { key, option, value, onChange, isSet: true };
  };
  return {
    state: 'ready',
    fields: [
      choice('element', elements, element, (next) => {
        setElement(next);
        setValues(first.values);
      }),
      choice('place', places, place, setPlace),
      ...attributes.map(([name, option]) => ({
        key: `${element} ${name}`,
        option,
        value: values[name] ?? '',
        onChange: (value: string) => setValues({ ...values, [name]: value }),
      })),
    ],
    code: snippet({ element, values }, link, heights),
    shown: { element, values: shownValues },
    widths: places[place] ?? none,
    onHeights,
  };
}

/** element → what it shows and takes, as `/embed/v1` says */
type EmbedElements = Record<string, { widget: string; definition: EmbedDefinition }>;

/**
 * The elements that the site offers to other pages; in the browser only.
 * @param first element that the list begins with, if the release has it
 * @returns the elements, undefined while they are loading; and what loads them again
 */
function useEmbedElements(first: string) {
  const [elements, setElements] = useState<EmbedElements | 'failed'>();
  useEffect(() => {
    if (elements) return undefined;
    const controller = new AbortController();
    loadElements(first, controller.signal).then(setElements, () => {
      if (!controller.signal.aborted) setElements('failed');
    });
    return () => controller.abort();
  }, [elements, first]);
  return { elements, retry: () => setElements(undefined) };
}

/** @throws when the server does not answer */
async function loadElements(first: string, signal: AbortSignal): Promise<EmbedElements> {
  const response = await fetch('/embed/v1', { signal });
  if (!response.ok) throw new Error(`/embed/v1 answered ${response.status}`);
  const { [first]: one, ...others }: EmbedElements = await response.json();
  return one ? { [first]: one, ...others } : others;
}
