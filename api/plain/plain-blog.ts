import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EncodedPicture } from '../src/import/import-data';
import { throwProblems } from '../src/import/import-problem';
import { checkPosts, preparePosts } from '../src/import/posts';
import { readEncodedFolder } from '../src/pictures/encoded-folder';

export interface PlainComment {
  id: number;
  blog: number;
  content: string;
  approved: boolean;
  created_at: string;
  user: { first_name: string; last_name: string; email: string };
}

/** A shop folder's posts and comments, in the spec's fields only; none without a posts folder. */
export async function readPlainBlog(folder: string) {
  const postsFolder = join(folder, 'posts');
  if (!existsSync(postsFolder)) return { posts: [], comments: [] };
  const encoded = new Map<string, EncodedPicture>();
  for (const from of [join(folder, 'pictures'), postsFolder]) {
    for (const [name, picture] of (await readEncodedFolder(from)) ?? []) encoded.set(name, picture);
  }
  const checked = await throwProblems((problems) => checkPosts(postsFolder, problems));
  const prepared = preparePosts(checked, encoded);
  const posts = checked.posts.map(({ pictures, slug, title, excerpt, author, ...post }, at) => ({
    id: at + 1,
    title,
    slug,
    excerpt,
    content: prepared[at]?.content ?? '',
    author,
    created_at: post.created_at ?? new Date(0).toISOString(),
    updated_at: post.updated_at ?? post.created_at ?? new Date(0).toISOString(),
    images: pictures.map(({ file, caption }, index) => ({
      id: (at + 1) * 100 + index,
      image: plainPath(encoded.get(file)),
      caption,
    })),
  }));
  return { posts, comments: plainComments(prepared) };
}

/** With whole addresses, as some plain projects give them away. */
function plainComments(posts: ReturnType<typeof preparePosts>): PlainComment[] {
  const comments = posts.flatMap(({ comments: those }, at) =>
    (those ?? []).map(({ name, content, created_at }) => ({
      blog: at + 1,
      name,
      content,
      created_at,
    })),
  );
  return comments.map(({ blog, name, content, created_at }, at) => ({
    id: at + 1,
    blog,
    content,
    approved: true,
    created_at,
    user: { first_name: name, last_name: '', email: `${name.toLowerCase()}@example.com` },
  }));
}

function plainPath(picture: EncodedPicture | undefined): string {
  const files = picture?.files ?? [];
  const plain = files.find(({ format, width }) => format === 'jpeg' && width >= 600) ?? files[0];
  return plain ? `/media/${plain.file}` : '';
}
