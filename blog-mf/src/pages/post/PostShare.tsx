import { ShareButton } from '../../components/post/ShareButton';
import { postAddress } from '../../data/post-address-rules';
import { shortTitle } from '../../data/post-head-rules';
import type { ReadPost } from '../../data/post-outcome';
import { useShare } from '../../data/use-share';

/** Sends the post on. */
export function PostShare({ post }: { post: ReadPost }) {
  const url = postAddress(post);
  const [shared, share] = useShare({ title: shortTitle(post), url });
  return <ShareButton url={url} shared={shared} onShare={() => void share()} />;
}
