import { defineWidget, type EmbedDefinition } from 'federated-site/react';
import { NoticeList } from './NoticeList';
import { type Notice, notices } from './notices';

export const latest = defineWidget({
  load: async ({ limit = 3 }: { limit?: number }) => notices.slice(0, limit),
  Component: ({ data }: { data: readonly Notice[] }) => <NoticeList notices={data} />,
});

export const latestEmbed: EmbedDefinition = {
  widget: 'Latest',
  title: 'Notices of the library',
  attributes: { limit: { kind: 'count', label: 'Notices', from: 1, to: 9 } },
};
