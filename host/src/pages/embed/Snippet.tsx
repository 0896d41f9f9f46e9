import { Button, showToast } from '@shop/shared/ui';
import { CodeToPaste } from './CodeToPaste';

/** What is pasted into another page, with a button that copies it. */
export function Snippet({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: 'Copied', tone: 'success' }),
      () =>
        showToast({
          text: 'This browser does not let us copy: mark the text instead.',
          tone: 'error',
        }),
    );
  return (
    <>
      <CodeToPaste text={text} />
      <Button onClick={copy}>Copy</Button>
    </>
  );
}
