import { maxOrderItems } from '@shop/shared/contract/order-limits';
import { theme } from '@shop/shared/theme';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Notices = styled.ul`
  ${plainList}
  margin-top: ${theme.space.l};
  font-weight: 600;
`;

interface OrderNoticesProps {
  /** what the link names and the shop does not have */
  missing: readonly string[];
  /** items beyond those that a link may have */
  cut: number;
}

/** What of the link is not on the page. */
export function OrderNotices({ missing, cut }: OrderNoticesProps) {
  const texts = [...new Set(missing)].map((ref) => `“${ref.slice(0, 80)}” is not in the shop.`);
  if (cut > 0) {
    texts.push(`The link names ${cut} more: an order by link has up to ${maxOrderItems} lines.`);
  }
  return (
    texts.length > 0 && (
      <div role="status">
        <Notices>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Notices>
      </div>
    )
  );
}
