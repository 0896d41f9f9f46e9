import { Widget } from 'federated-site/react';

/** `/`, with a widget of each remote. */
export const Component = () => (
  <>
    <title>Town Library</title>
    <h1>Town Library</h1>
    <Widget name="hours/Today" fallback={<p>Ask us when we are open.</p>} />
    <h2>Notices</h2>
    <Widget name="notices/Latest" limit={2} fallback={<p>No notices for now.</p>} />
  </>
);
