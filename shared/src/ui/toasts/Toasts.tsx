import { media, theme, zIndex } from '@shop/shared/theme';
import { useEffect, useSyncExternalStore } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { AppLink } from '../controls/AppLink';
import { IconButton } from '../controls/IconButton';
import { CloseIcon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  currentToasts,
  dismissToast,
  holdToast,
  isLast,
  onToasts,
  type Toast,
} from './toast-store';

/** On phones above the bar at the bottom, where the header stays free and a thumb reaches. */
const Stack = styled.div`
  position: fixed;
  z-index: ${zIndex.toasts};
  bottom: calc(5.25rem + env(safe-area-inset-bottom));
  right: ${theme.space.m};
  left: ${theme.space.m};
  display: grid;
  justify-items: center;
  gap: ${theme.space.s};
  pointer-events: none;
  ${media.wide} {
    top: 76px;
    bottom: auto;
    justify-items: end;
  }
  &[data-top] {
    top: calc(${theme.space.s} + env(safe-area-inset-top));
    bottom: auto;
  }
  @media print {
    display: none;
  }
`;

const none: readonly Toast[] = [];

/** Where toasts appear; one time, in the shell. The newest words are announced one time. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  return (
    <>
      <VisuallyHidden role="status">{toasts.find(isLast)?.text}</VisuallyHidden>
      {toasts.length > 0 && (
        <Stack
          role="region"
          aria-label="Messages"
          data-top={toasts.some(({ atTop }) => atTop) || undefined}
        >
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </Stack>
      )}
    </>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  max-width: 480px;
  padding: 3px 3px 3px ${theme.space.m};
  color: ${theme.color.raised};
  background: ${theme.color.ink};
  /* An edge where a visitor's own colours replace those of the page. */
  border: 1px solid transparent;
  border-left: 4px solid ${theme.color.brass};
  border-radius: ${theme.radius.s};
  box-shadow: ${theme.shadow.high};
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.calm};
  overflow-wrap: anywhere;
  &[data-tone='error'] {
    border-left-color: ${theme.color.danger};
  }
  &[data-tone='success'] {
    border-left-color: ${theme.color.success};
  }
  & button {
    color: inherit;
  }
  & button:hover {
    color: ${theme.color.ink};
  }
  ${media.calm} {
    animation: none;
  }
`;

/** In large text the next step stands below the words. */
const Words = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s};
  min-width: 0;
  & > span {
    flex: 1 1 9em;
    padding-block: ${theme.space.s};
  }
`;

const step = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target.thumb};
  padding-inline: ${theme.space.s};
  color: inherit;
  font-weight: 600;
`;

const Action = styled(AppLink)`
  ${step}
  margin-left: auto;
`;

/** Small: in the largest text the whole message still leaves the header free. */
const Alternative = styled.button`
  ${step}
  padding-inline-start: 0;
  border: 0;
  background: none;
  font-size: ${theme.size.small};
  line-height: 1.25;
  text-align: start;
  text-decoration: underline;
`;

/** How long a toast stays, in ms; one that offers a step stays longer. */
const stay = { plain: 5000, withAction: 9000 };

/** One message. It waits while a pointer or the focus is on it. */
function ToastCard({ toast: { id, text, tone, action, alternative, isHeld } }: { toast: Toast }) {
  const time = action || alternative ? stay.withAction : stay.plain;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), time);
    return () => clearTimeout(timer);
  }, [isHeld, id, time]);
  // With its panel it goes without a blur.
  useEffect(() => () => holdToast(id, false), [id]);

  const dismiss = () => dismissToast(id);
  return (
    <Card
      data-tone={tone}
      onPointerEnter={() => holdToast(id, true)}
      onPointerLeave={({ currentTarget }) =>
        holdToast(id, currentTarget.contains(document.activeElement))
      }
      onFocus={() => holdToast(id, true)}
      onBlur={() => holdToast(id, false)}
    >
      <Words>
        <span>{text}</span>
        {action && (
          <Action to={action.to} onClick={dismiss}>
            {action.label}
          </Action>
        )}
        {alternative && (
          <Alternative
            type="button"
            onClick={() => {
              dismiss();
              alternative.onClick();
            }}
          >
            {alternative.label}
          </Alternative>
        )}
      </Words>
      <IconButton label="Dismiss" onClick={dismiss}>
        <CloseIcon size={20} />
      </IconButton>
    </Card>
  );
}
