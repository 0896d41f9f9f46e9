import { media, theme } from '@shop/shared/theme';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { AppLink } from '../controls/AppLink';
import { IconButton } from '../controls/IconButton';
import { CloseIcon } from '../icons';
import { dismissToast, type Toast } from './toast-store';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  max-width: 480px;
  padding: 4px 4px 4px ${theme.space.m};
  color: ${theme.color.raised};
  background: ${theme.color.ink};
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

const Action = styled(AppLink)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target.thumb};
  margin-left: auto;
  padding-inline: ${theme.space.s};
  color: inherit;
  font-weight: 600;
`;

/** How long a toast stays, in ms; one that offers a step stays longer. */
const stay = { plain: 5000, withAction: 9000 };

/** One message. It waits while a pointer or the focus is on it. */
export function ToastCard({ toast: { id, text, tone, action } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const time = action ? stay.withAction : stay.plain;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), time);
    return () => clearTimeout(timer);
  }, [held, id, time]);

  const dismiss = () => dismissToast(id);
  return (
    <Card
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Words>
        <span>{text}</span>
        {action && (
          <Action to={action.to} onClick={dismiss}>
            {action.label}
          </Action>
        )}
      </Words>
      <IconButton label="Dismiss" onClick={dismiss}>
        <CloseIcon size={20} />
      </IconButton>
    </Card>
  );
}
