import { Link } from 'federated-site/router';
import type { Notice } from './notices';

export const NoticeList = ({ notices }: { notices: readonly Notice[] }) => (
  <ul>
    {notices.map(({ id, title }) => (
      <li key={id}>
        <Link to={`/notices/${id}`}>{title}</Link>
      </li>
    ))}
  </ul>
);
