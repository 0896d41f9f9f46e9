import { useLoaderData } from 'federated-site/router';
import type { Notice } from './notices';

/** `/notices/:id` */
export function Component() {
  const { title, text } = useLoaderData<Notice | null>() ?? { title: 'No such notice', text: '' };
  return (
    <>
      <title>{`${title} | Town Library`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}
