import { theme } from '@shop/shared/theme';
import { Button, CheckIcon } from '@shop/shared/ui';
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

export interface ShareButtonProps {
  url: string;
  /** what became of it */
  shared: 'copied' | 'by-hand' | undefined;
  onShare: () => void;
}

/** Shares the page by the device's own sheet; where there is none its link is copied. */
export const ShareButton = ({ url, shared, onShare }: ShareButtonProps) => (
  <Place>
    <Button tone="quiet" onClick={onShare}>
      {shared === 'copied' ? <CheckIcon /> : <ShareSign />}
      <span aria-live="polite">{shared === 'copied' ? 'Link copied' : 'Share'}</span>
    </Button>
    {shared === 'by-hand' && (
      <Link
        aria-label="Link to this post, to copy"
        readOnly
        value={url}
        ref={(field) => field?.select()}
      />
    )}
  </Place>
);

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
