import { theme } from '@shop/shared/theme';
import { Button, CheckIcon } from '@shop/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
  display: contents;
  /* It does nothing without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

const Link = styled.input`
  flex: 1 1 100%;
  min-height: ${theme.target.thumb};
  padding: 6px 12px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
`;

interface SharedPage {
  title: string;
  url: string;
}

/** Shares the page by the device's own sheet; where there is none its link is copied. */
export function ShareButton(page: SharedPage) {
  const [copied, setCopied] = useState<'copied' | 'by-hand'>();
  const share = async () => {
    setCopied((await openSheet(page)) ? undefined : await copy(page.url));
  };
  return (
    <Place>
      <Button tone="quiet" onClick={() => void share()}>
        {copied === 'copied' ? <CheckIcon /> : <ShareSign />}
        <span aria-live="polite">{copied === 'copied' ? 'Link copied' : 'Share'}</span>
      </Button>
      {copied === 'by-hand' && (
        <Link
          aria-label="Link to this post, to copy"
          readOnly
          value={page.url}
          ref={(field) => field?.select()}
        />
      )}
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

async function copy(url: string): Promise<'copied' | 'by-hand'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by-hand';
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
