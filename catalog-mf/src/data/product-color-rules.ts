import type { ColorChoice, Picture } from '@shop/shared/entities';

const sameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The colour an address asks for, whatever its case, else the first one (spec section 2).
 * @param wanted the query parameter `color`
 */
export const chooseColor = (
  colors: readonly ColorChoice[],
  wanted: string | null,
): ColorChoice | undefined =>
  colors.find(({ name }) => wanted !== null && sameName(name, wanted)) ?? colors[0];

/** Where the pictures in a colour stand. */
export const picturesOfColor = (pictures: readonly Picture[], color: string): readonly number[] =>
  pictures.flatMap((picture, at) =>
    picture.color !== undefined && sameName(picture.color, color) ? [at] : [],
  );

/** The colour that a picture shows, when the product comes in it. */
export const colorOfPicture = (
  colors: readonly ColorChoice[],
  { color }: Picture,
): ColorChoice | undefined =>
  colors.find(({ name }) => color !== undefined && sameName(name, color));

/**
 * The pictures, those in the colour first, so that the page's first picture is the one a deep link
 * asks for without a script. A colour nobody asked for goes first only where the main picture
 * shows another one.
 */
export function colorFirst(
  pictures: readonly Picture[],
  color: string | undefined,
  asked: boolean,
): readonly Picture[] {
  if (color === undefined) return pictures;
  if (!asked && pictures[0]?.color === undefined) return pictures;
  const shows = (picture: Picture) => picture.color !== undefined && sameName(picture.color, color);
  return [...pictures.filter(shows), ...pictures.filter((picture) => !shows(picture))];
}
