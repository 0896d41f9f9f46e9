import { Button } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { CheckIcon, ShareIcon } from './icons';
import { useCopy } from './use-copy';

const Place = styled.div`
  display: contents;
  /* It does nothing without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

/** As wide as the longer of its words: nothing moves when they change. */
const Words = styled.span`
  text-align: start;
  &::after {
    content: 'Copied';
    display: block;
    height: 0;
    visibility: hidden;
  }
`;

interface SharedPage {
  title: string;
  url: string;
}

interface ShareButtonProps extends SharedPage {
  /** What it is, such as "post". */
  kind: string;
}

/** Shares a page by the device's own sheet; where there is none its link is copied. */
export function ShareButton({ kind, ...page }: ShareButtonProps) {
  const { isCopied, copy, field } = useCopy(page.url, `Link to this ${kind}, to copy`);
  const share = async () => {
    if (!(await openSheet(page))) await copy();
  };
  return (
    <Place>
      <Button tone="quiet" onClick={() => void share()}>
        {isCopied ? <CheckIcon /> : <ShareIcon />}
        <Words aria-live="polite">{isCopied ? 'Copied' : 'Share'}</Words>
      </Button>
      {field}
    </Place>
  );
}

/** @returns false where there is no sheet, or it did not open */
async function openSheet(page: SharedPage): Promise<boolean> {
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    // Closed without choosing is a choice too; a browser without a sheet has no such function.
    return (error as Error).name === 'AbortError';
  }
}
