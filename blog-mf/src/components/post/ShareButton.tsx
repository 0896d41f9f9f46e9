import { Button } from '@shop/shared/ui';
import { CheckIcon, useCopy } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Place = styled.div`
  display: contents;
  /* It does nothing without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

interface SharedPage {
  title: string;
  url: string;
}

/** Shares the page by the device's own sheet; where there is none its link is copied. */
export function ShareButton(page: SharedPage) {
  const { isCopied, copy, field } = useCopy(page.url, 'Link to this post, to copy');
  const share = async () => {
    if (!(await openSheet(page))) await copy();
  };
  return (
    <Place>
      <Button tone="quiet" onClick={() => void share()}>
        {isCopied ? <CheckIcon /> : <ShareSign />}
        <span aria-live="polite">{isCopied ? 'Link copied' : 'Share'}</span>
      </Button>
      {field}
    </Place>
  );
}

/** @returns false where there is no sheet, or it did not open */
async function openSheet(page: SharedPage): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    // Closed without choosing is a choice too.
    return error instanceof Error && error.name === 'AbortError';
  }
}

const ShareSign = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18" />
  </svg>
);
