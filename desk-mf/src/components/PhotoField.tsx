import { theme } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { type ChangeEvent, type MouseEvent, useId } from 'react';
import { styled } from 'styled-components';

const Label = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: 10px 24px;
  font-weight: 600;
  background: ${theme.color.raised};
  border: 1px dashed ${theme.color.control};
  border-radius: ${theme.radius.s};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.accent};
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &:focus-within {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const ErrorText = styled.p.attrs({ role: 'alert' })`
  padding-top: ${theme.space.xs};
  color: ${theme.color.danger};
  font-size: 0.9375rem;
`;

const Bar = styled.progress`
  width: 100%;
`;

interface PhotoFieldProps {
  label: string;
  error?: string | undefined;
  /** Part that was sent, from 0 to 1; undefined while nothing is. */
  progress: number | undefined;
  onPhoto: (file: File) => void;
}

/** Takes a photo from the camera or from the phone's pictures, and shows how far it was sent. */
export function PhotoField({ label, error, progress, onPhoto }: PhotoFieldProps) {
  const id = useId();
  const isSending = progress !== undefined;
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onPhoto(file);
    // The same photo can be taken again.
    currentTarget.value = '';
  };
  return (
    <div>
      <Label htmlFor={id} data-invalid={error && ''}>
        <span>{label}</span>
        <VisuallyHidden
          as="input"
          id={id}
          name="picture"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          // An input that is disabled loses the focus.
          aria-disabled={isSending || undefined}
          onClick={(event: MouseEvent) => isSending && event.preventDefault()}
          onChange={pick}
        />
      </Label>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {isSending && <Bar max={1} value={progress} aria-label="Photo" />}
      <p role="status">
        {isSending && (progress < 1 ? 'Sending the photo…' : 'Making its sizes…')}
      </p>
    </div>
  );
}
