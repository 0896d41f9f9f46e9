import { type Static, Type } from '@sinclair/typebox';

const EncodedFile = Type.Object({
  width: Type.Integer({ minimum: 1 }),
  format: Type.Union([Type.Literal('avif'), Type.Literal('webp'), Type.Literal('jpeg')]),
  file: Type.String({ pattern: '^[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\.(avif|webp|jpe?g)$' }),
  bytes: Type.Integer({ minimum: 0 }),
});

/** A picture that lies encoded in the media folder. */
export const EncodedPicture = Type.Object({
  hash: Type.String({ pattern: '^[A-Za-z0-9_-]+$' }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
  files: Type.Array(EncodedFile, { minItems: 1 }),
});

export type EncodedPicture = Static<typeof EncodedPicture>;

/** What a text of JSON holds, to be checked; undefined for another text. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JPEG whose width in pixels is nearest; of a picture without any, a file of another format. */
export function nearestJpeg({ files }: EncodedPicture, width: number) {
  const jpegs = files.filter(({ format }) => format === 'jpeg');
  const distance = (file: (typeof files)[number]) => Math.abs(file.width - width);
  return (jpegs.length > 0 ? jpegs : files).reduce((nearest, file) =>
    distance(file) < distance(nearest) ? file : nearest,
  );
}
