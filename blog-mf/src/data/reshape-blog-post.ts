import {
  type BlogPicture,
  type BlogPost,
  fieldsOf,
  parseInteger,
  readPicture,
  readText,
  unwrapJson,
} from '@shop/shared/entities';

/**
 * A blog post as any API writes it (spec section 3). Never throws.
 * @returns undefined for an object with neither id nor slug
 */
export function reshapeBlogPost(raw: unknown): BlogPost | undefined {
  const fields = fieldsOf(raw);
  const id = parseInteger(fields.id ?? fields.pk, 1);
  // No URL can hold a path segment of `.` or `..`.
  const slug = readText(fields.slug).replace(/^\.{1,2}$/, '') || (id ? String(id) : '');
  if (slug === '') return undefined;
  const title = readText(fields.title) || slug;
  return {
    id: id ?? 0,
    slug,
    title,
    excerpt: readText(fields.excerpt),
    content: readText(fields.content),
    author: readText(fields.author),
    createdAt: readText(fields.created_at),
    updatedAt: readText(fields.updated_at),
    pictures: readBlogPictures(fields.images, title),
  };
}

/** Each picture with its caption, without repeated addresses. */
function readBlogPictures(raw: unknown, title: string): BlogPicture[] {
  const list = unwrapJson(raw);
  const pictures = new Map<string, BlogPicture>();
  for (const item of Array.isArray(list) ? list : []) {
    const caption = readText(fieldsOf(item).caption);
    const picture = readPicture(item, caption || title);
    if (picture && !pictures.has(picture.src)) pictures.set(picture.src, { ...picture, caption });
  }
  return [...pictures.values()];
}
