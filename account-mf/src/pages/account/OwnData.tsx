import type { User } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { Button, showToast } from '@shop/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormHint } from '../../components/form/FormColumn';
import { failureText } from '../../data/failure-text';
import { saveOwnData } from '../../data/own-data';
import { isNotOffered } from '../../data/sign-in/form-error-rules';

const Box = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: ${theme.space.l};
  padding-bottom: ${theme.space.l};
  border-bottom: 1px dashed ${theme.color.brass};
  & > dl {
    margin: 0 0 ${theme.space.s};
    padding-bottom: ${theme.space.s};
    border-bottom: 1px dashed ${theme.color.brass};
  }
  & dd {
    margin: 0 0 ${theme.space.s};
    overflow-wrap: anywhere;
  }
  & > h2 {
    font-size: ${theme.size.h3};
  }
  & dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
`;

interface OwnDataProps {
  user: User;
  /** The API knows no such call. */
  onNotOffered: () => void;
}

/** Who is signed in, and all that is stored with the account as a file. */
export function OwnData({ user, onNotOffered }: OwnDataProps) {
  const [busy, setBusy] = useState(false);
  const name = `${user.first_name} ${user.last_name}`.trim();
  const save = async () => {
    setBusy(true);
    try {
      await saveOwnData();
    } catch (error) {
      if (isNotOffered(error)) onNotOffered();
      else showToast({ text: failureText(error, 'Failed to load your data'), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <Box>
      <dl>
        <dt>Name</dt>
        <dd>{name || 'Not given'}</dd>
        <dt>Email</dt>
        <dd>{user.email}</dd>
      </dl>
      <h2>Take my data along</h2>
      <FormHint>
        A file with your account, your wishlist, your cart, your comments and your orders. What you
        wrote on the contact page is not in it, as your email there is not verified: ask us for
        that.
      </FormHint>
      <Button wide tone="quiet" busy={busy} onClick={() => void save()}>
        {busy ? 'Loading…' : 'Take my data along'}
      </Button>
    </Box>
  );
}
