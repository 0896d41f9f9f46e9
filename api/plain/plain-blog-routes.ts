import type { FastifyInstance } from 'fastify';
import { paginate } from './paginate';
import type { PlainComment, readPlainBlog } from './plain-blog';

interface Query {
  page?: string;
  blog?: string;
}

/**
 * Posts and comments as the spec has them and no more: lists in pages, no filter by slug, comments
 * oldest first, those that are not approved among them. Who writes is asked of `me/`.
 */
export function plainBlogRoutes(
  app: FastifyInstance,
  { posts, comments }: Awaited<ReturnType<typeof readPlainBlog>>,
): void {
  const written: PlainComment[] = [...comments];

  app.get<{ Querystring: Query }>('/api/auth/blogs/', ({ query, url, protocol, host }, reply) => {
    const page = paginate(posts, query.page, new URL(url, `${protocol}://${host}`));
    return page ?? reply.code(404).send({ detail: 'Invalid page.' });
  });

  app.get<{ Params: { slug: string } }>('/api/auth/blogs/:slug/', ({ params }, reply) => {
    const found = posts.find(({ slug }) => slug === params.slug);
    return found ?? reply.code(404).send({ detail: 'Not found.' });
  });

  app.get<{ Querystring: Query }>(
    '/api/auth/comments/',
    ({ query, url, protocol, host }, reply) => {
      const found = written.filter(({ blog }) => !query.blog || String(blog) === query.blog);
      const page = paginate(found, query.page, new URL(url, `${protocol}://${host}`));
      return page ?? reply.code(404).send({ detail: 'Invalid page.' });
    },
  );

  app.post<{ Body: { blog: number; content: string } }>(
    '/api/auth/comments/',
    async ({ body, headers }, reply) => {
      const { authorization = '' } = headers;
      const me = await app.inject({ url: '/api/auth/me/', headers: { authorization } });
      if (me.statusCode !== 200) return reply.code(401).send(me.json());
      if (!body.content.trim()) {
        return reply.code(400).send({ content: ['This field may not be blank.'] });
      }
      const comment: PlainComment = {
        id: written.length + 1,
        blog: body.blog,
        content: body.content.trim(),
        approved: true,
        created_at: new Date().toISOString(),
        user: me.json(),
      };
      written.push(comment);
      return reply.code(201).send(comment);
    },
  );
}
