import { Button, Notice } from '@shop/shared/ui';

export interface PanelFailedProps {
  text: string;
  onRetry: () => void;
}

/** The list could not be had. */
export const PanelFailed = ({ text, onRetry }: PanelFailedProps) => (
  <Notice role="alert" text={text} actions={<Button onClick={onRetry}>Try again</Button>} />
);
