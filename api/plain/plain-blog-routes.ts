import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paginate } from './paginate';
import type { PlainComment, readPlainBlog } from './plain-blog';

interface Query {
  page?: string;
  blog?: string;
}

/**
 * Posts and comments as the spec has them and no more: lists in pages, no filter by slug, comments
 * oldest first.
 */
export function plainBlogRoutes(
  app: FastifyInstance,
  { posts, comments }: Awaited<ReturnType<typeof readPlainBlog>>,
  callerOf: (request: FastifyRequest) => PlainComment['user'] | undefined,
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

  app.post<{ Body: { blog: number; content: string } }>('/api/auth/comments/', (request, reply) => {
    const { body } = request;
    const caller = callerOf(request);
    if (!caller) {
      const detail = 'Authentication credentials were not provided.';
      return reply.code(401).send({ detail });
    }
    if (!body.content.trim()) {
      return reply.code(400).send({ content: ['This field may not be blank.'] });
    }
    const comment: PlainComment = {
      id: written.length + 1,
      blog: body.blog,
      content: body.content.trim(),
      approved: true,
      created_at: new Date().toISOString(),
      user: {
        first_name: caller.first_name,
        last_name: caller.last_name,
        email: caller.email,
      },
    };
    written.push(comment);
    return reply.code(201).send(comment);
  });
}
