import { Button, Callout } from '@shop/shared/ui';

export interface PanelFailedProps {
  text: string;
  onRetry: () => void;
}

/** The list could not be had. */
export const PanelFailed = ({ text, onRetry }: PanelFailedProps) => (
  <Callout role="alert" text={text} actions={<Button onClick={onRetry}>Try again</Button>} />
);
