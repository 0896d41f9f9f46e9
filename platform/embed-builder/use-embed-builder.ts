import { useDeferredValue, useEffect, useState } from 'react';
import {
  commonAttributes,
  type EmbedAttribute,
  type EmbedDefinition,
} from '../release-set/embed-definition';
import { type Chosen, filledAttributes, type Heights, snippet } from './snippet';

/** What a site decides for its page; a constant. */
export interface BuilderSite {
  /** the element that most pages embed, shown first, and the values that each element begins with */
  first: Chosen;
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
      /** address of the same as HTML, for a server to include */
      html: string;
      /** the script as it is now, for good; undefined when the release does not say */
      pinned: string | undefined;
      /** follows the fields, later while there is other work */
      shown: Chosen;
      /** in px, for each kind of screen */
      widths: Heights;
      onHeights: (heights: Heights) => void;
    };

const none: Heights = { phone: 0, tablet: 0, wide: 0 };

/** @param link see `snippet` */
export function useEmbedBuilder(
  { first, places, labels }: BuilderSite,
  link: Parameters<typeof snippet>[1],
): Builder {
  const { offer, retry } = useEmbedOffer(first.element);
  const [chosenElement, setElement] = useState<string>();
  const [values, setValues] = useState(first.values);
  const [place, setPlace] = useState(Object.keys(places)[0] ?? '');
  const [heights, onHeights] = useState(none);
  const shownValues = useDeferredValue(values);
  if (offer === 'failed') return { state: 'failed', retry };
  if (!offer) return { state: 'loading' };
  const { elements, pinned } = offer;
  const element = chosenElement ?? Object.keys(elements)[0] ?? '';
  const { widget, definition } = elements[element] ?? {};
  if (!widget || !definition) return { state: 'empty' };
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
    html: `${link.siteUrl}/embed/v1/${widget}.html?${new URLSearchParams(filledAttributes(values))}`,
    pinned,
    shown: { element, values: shownValues },
    widths: places[place] ?? none,
    onHeights,
  };
}

interface Offer {
  /** element → what it shows and takes, as `/embed/v1` says */
  elements: Record<string, { widget: string; definition: EmbedDefinition }>;
  pinned: string | undefined;
}

/**
 * What the site offers to other pages; in the browser only.
 * @param first element that the list begins with, if the release has it
 * @returns the offer, undefined while it is loading; and what loads it again
 */
function useEmbedOffer(first: string) {
  const [offer, setOffer] = useState<Offer | 'failed'>();
  useEffect(() => {
    if (offer) return undefined;
    const controller = new AbortController();
    loadOffer(first, controller.signal).then(setOffer, () => {
      if (!controller.signal.aborted) setOffer('failed');
    });
    return () => controller.abort();
  }, [offer, first]);
  return { offer, retry: () => setOffer(undefined) };
}

/** @throws when the server does not answer */
async function loadOffer(first: string, signal: AbortSignal): Promise<Offer> {
  const read = async (path: string) => {
    const response = await fetch(path, { signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const [all, loader] = await Promise.all([read('/embed/v1'), read('/embed/v1/loader.json')]);
  const { [first]: one, ...others }: Offer['elements'] = all;
  return {
    elements: one ? { [first]: one, ...others } : others,
    pinned:
      loader.src &&
      `<script async src="${loader.src}" integrity="${loader.integrity}" crossorigin></script>`,
  };
}
