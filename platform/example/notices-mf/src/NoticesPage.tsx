import { useLoaderData } from 'federated-site/router';
import { NoticeList } from './NoticeList';
import type { Notice } from './notices';

/** `/notices` */
export const Component = () => (
  <>
    <title>Notices | Town Library</title>
    <h1>Notices</h1>
    <NoticeList notices={useLoaderData<Notice[]>()} />
  </>
);
