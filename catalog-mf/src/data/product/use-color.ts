import type { ColorChoice, Picture, Product } from '@shop/shared/entities';
import { useLocation, useNavigate, useSearchParams } from 'federated-site/router';
import { useMemo, useState } from 'react';

/** The query parameter that names the colour. */
export const colorParameter = 'color';

interface ColorControl {
  /** undefined when the product has no colours, or they are not known yet */
  color: ColorChoice | undefined;
  /** Whether the visitor or the address asked for a colour; the first is selected by default. */
  asked: boolean;
  choose: (name: string) => void;
  /** A picture came into sight: until a colour is chosen, the one it shows is selected. */
  see: (picture: Picture) => void;
}

/**
 * The selected colour. One that was chosen lives in the address so that it can be sent to someone;
 * it shows at once, the address follows. A cart changes by Add to Cart alone.
 */
export function useColor(colors: readonly ColorChoice[]): ColorControl {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = search.get(colorParameter);
  const [choice, setChoice] = useState({ asked, name: asked });
  if (choice.asked !== asked) setChoice({ asked, name: asked });
  const color = chooseColor(colors, choice.name);

  const choose = (name: string) => {
    setChoice({ asked, name });
    const next = new URLSearchParams(search);
    next.set(colorParameter, name);
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true, state });
  };
  const see = (picture: Picture) => {
    const seen = colorOfPicture(colors, picture);
    if (asked === null && seen && seen !== color) setChoice({ asked, name: seen.name });
  };
  return { color, asked: choice.name !== null, choose, see };
}

const sameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The colour in an address, in any case of letters, else the first one (spec section 2).
 * @param requested the query parameter `color`
 */
export const chooseColor = (
  colors: readonly ColorChoice[],
  requested: string | null,
): ColorChoice | undefined =>
  colors.find(({ name }) => requested !== null && sameName(name, requested)) ?? colors[0];

const shows = (picture: Picture, color: string): boolean =>
  picture.color !== undefined && sameName(picture.color, color);

/** Where the pictures in a colour stand. */
export const picturesOfColor = (pictures: readonly Picture[], color: string): readonly number[] =>
  pictures.flatMap((picture, at) => (shows(picture, color) ? [at] : []));

/** The colour that a picture shows, when the product comes in it. */
export const colorOfPicture = (
  colors: readonly ColorChoice[],
  picture: Picture,
): ColorChoice | undefined => colors.find(({ name }) => shows(picture, name));

/**
 * The pictures, those in the colour first, so that the page's first picture is the one a deep link
 * asks for without a script. The default colour goes first only where the main picture
 * shows another one.
 */
export function colorFirst(
  pictures: readonly Picture[],
  color: string | undefined,
  asked: boolean,
): readonly Picture[] {
  if (color === undefined) return pictures;
  if (!asked && pictures[0]?.color === undefined) return pictures;
  return [...pictures].sort((a, b) => Number(shows(b, color)) - Number(shows(a, color)));
}

/**
 * The pictures in their order: those of the colour the page came with are first, and
 * choosing another colour later moves to its picture instead of shuffling them.
 * @param control the chosen colour, and whether it was requested
 */
export function useGalleryOrder(
  { pictures }: Product,
  { color, asked }: Pick<ColorControl, 'color' | 'asked'>,
): readonly Picture[] {
  const [first, setFirst] = useState({ color, asked });
  if (!first.color && color) setFirst({ color, asked });
  return useMemo(() => colorFirst(pictures, first.color?.name, first.asked), [pictures, first]);
}
