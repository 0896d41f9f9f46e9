import { theme } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { CheckIcon, plainList } from '@shop/shared/ui/bundled';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { PasswordField } from '../components/form/Fields';
import { passwordRules, passwordStrength } from '../data/sign-in/password-rules';

const List = styled.ul`
  display: grid;
  gap: 2px;
  ${plainList}
  font-size: 0.9375rem;
`;

const Item = styled.li`
  display: flex;
  gap: ${theme.space.s};
  color: ${theme.color.inkSoft};
  & > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    width: 20px;
    height: 20px;
    /* In the middle of the first line. */
    margin-top: 2px;
    border-radius: 50%;
  }
  /* A point of a list until it is met: an empty ring would look like something to press. */
  &:not([data-met]) > span:first-child::before {
    content: '';
    border: 3px solid;
    border-radius: 50%;
  }
  &[data-met] {
    color: ${theme.color.success};
  }
  &[data-met] > span:first-child {
    color: ${theme.color.onAccent};
    background: ${theme.color.success};
    border: 1.5px solid ${theme.color.success};
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 8px;
  margin-top: ${theme.space.xs};
  overflow: hidden;
  background: ${theme.color.sunken};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.round};
`;

/**
 * A border, since a ground is not drawn where a visitor's own colours replace those of the page.
 * Yellow is not a role of the theme: only this bar uses it, and the label says the same in words.
 */
const Bar = styled.div`
  border-top: 8px solid ${theme.color.danger};
  transform-origin: left;
  transition: transform ${theme.motion.calm};
  &[data-tone='yellow'] {
    border-color: #e0b020;
  }
  &[data-tone='green'] {
    border-color: ${theme.color.success};
  }
`;

interface NewPasswordFieldsProps {
  /** 'Password' */
  label: string;
  errors: { password?: string; password2?: string };
  /** the new one, as it is typed */
  password: string;
}

/**
 * A new password, typed twice, shown and hidden together. How strong it is stands there in words, as
 * a percentage and as a bar (spec section 5); the requirements are ticked off as it is typed.
 */
export function NewPasswordFields({ label, errors, password }: NewPasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const checklist = useId();
  const strength = passwordStrength(password);
  const both = { autoComplete: 'new-password', shown } as const;
  return (
    <>
      <PasswordField
        {...both}
        name="password"
        label={label}
        error={errors.password}
        describedBy={checklist}
        onToggle={() => setShown(!shown)}
      />
      <div>
        <Row role="status">
          <span>
            Password strength: <strong>{strength.label}</strong>
          </span>
          <span>{`${strength.percent}%`}</span>
        </Row>
        <Track aria-hidden="true">
          <Bar
            data-tone={strength.tone}
            style={{ transform: `scaleX(${strength.percent / 100})` }}
          />
        </Track>
      </div>
      <List id={checklist} aria-label="Your password needs">
        {passwordRules.map(({ label, met }) => (
          <Item key={label} data-met={met(password) || undefined}>
            <span aria-hidden="true">{met(password) && <CheckIcon size={14} />}</span>
            <span>
              {label}
              <VisuallyHidden>{met(password) ? ', done' : ', not yet'}</VisuallyHidden>
            </span>
          </Item>
        ))}
      </List>
      <PasswordField {...both} name="password2" label="Confirm password" error={errors.password2} />
    </>
  );
}
