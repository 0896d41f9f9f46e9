import { theme } from '@shop/shared/theme';
import { ButtonLink } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { RemoveButton } from '../../components/panel/PanelLine';
import {
  type GuestItem,
  guestListPath,
  isGuestListLasting,
  removeFromGuestList,
  useGuestList,
} from '../../data/lists/guest-list';
import { totalQuantity } from '../../data/lists/list-atoms';

const Box = styled.section`
  margin-top: ${theme.space.l};
  & > h3 {
    font-size: ${theme.size.lead};
  }
  & > a {
    margin-top: ${theme.space.m};
  }
  & > p {
    margin-top: ${theme.space.s};
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
`;

const Items = styled.ul`
  ${plainList}
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
`;

const nameOf = ({ title, productId, color }: GuestItem): string =>
  (title || `Product ${productId}`) + (color ? ` (${color})` : '');

/** What a signed-out visitor has put on a list of this browser; nothing when that is empty. */
export function GuestList() {
  const items = useGuestList();
  if (items.length === 0) return null;
  return (
    <Box aria-label="Your list">
      <h3>{`Your list (${totalQuantity(items)})`}</h3>
      <Items>
        {items.map((item) => (
          <li key={`${item.productId} ${item.color}`}>
            <span>
              {nameOf(item)}: {item.quantity}
            </span>
            <RemoveButton
              label={`Remove ${nameOf(item)} from your list`}
              onRemove={() => removeFromGuestList(item)}
            />
          </li>
        ))}
      </Items>
      <ButtonLink to={guestListPath(items)} wide>
        See prices and order
      </ButtonLink>
      <p>
        {isGuestListLasting()
          ? 'It stays in this browser, and goes into your cart when you log in.'
          : 'This browser stores nothing: the list is gone once you leave the shop.'}
      </p>
    </Box>
  );
}
