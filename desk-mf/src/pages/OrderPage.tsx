import type { DeskOrderReply, OrderStatus } from '@shop/shared/contract';
import { formatPrice } from '@shop/shared/format';
import { statusNames } from '@shop/shared/format/bundled';
import { request } from '@shop/shared/http';
import { Button, ButtonLink, WhatsAppLink } from '@shop/shared/ui';
import { Columns, Notice, Rows, Sheet, SmallForm } from '../components/desk.styles';
import { Fields } from '../components/Fields';
import { Loaded } from '../components/Loaded';
import { OrderStates } from '../components/OrderStates';
import { Unsaved } from '../components/Unsaved';
import { When } from '../components/When';
import { describeDifference, hasValues } from '../data/change-rules';
import { fieldErrors } from '../data/failure-rules';
import { answerUrl } from '../data/order-rules';
import { type FormValues, plainPrice } from '../data/product-edits';
import { type Desk, useDesk } from '../data/use-desk';
import { useDraft } from '../data/use-draft';

/** `/desk/orders/:id` */
export function OrderPage({ id }: { id: number }) {
  const desk = useDesk(`order ${id}`, (signal) =>
    request('GET /api/auth/desk/orders/{id}/', { params: { id }, signal }),
  );
  return <Loaded {...desk}>{(order) => <Order order={order} desk={desk} />}</Loaded>;
}

function Order({ order, desk }: { order: DeskOrderReply; desk: Desk<DeskOrderReply> }) {
  const { id, key, reference, name, lines, total, states } = order;
  const { typed, errors, setErrors, onType, handleSubmit, unsaved } = useDraft(`order ${id}`);
  const change = async (edit: { status?: OrderStatus; amount?: string }) => {
    const error = await desk.change({
      optimistic: (now) => ({ ...now, ...edit, amount: (edit.amount ?? now.amount) || null }),
      send: ({ version }) =>
        request('PATCH /api/auth/desk/orders/{id}/', {
          params: { id },
          body: { version, ...edit },
        }),
      merge: (_, answer) => answer,
      text: (answer, now) => `Order ${reference}: ${describeDifference(now, answer)}`,
      isDone: (now) => hasValues({ ...now }, edit),
    });
    setErrors(fieldErrors(error));
    return error;
  };
  const saveTyped = async ({ amount }: FormValues) =>
    amount !== undefined && change({ amount: amount.trim() });
  return (
    <Columns>
      <Sheet aria-label={`Order ${reference}`}>
        <h2>Order {reference}</h2>
        <p>
          {name || 'Without an account'}, <When at={order.created_at} exact />
        </p>
        <Rows>
          {lines.map(({ slug, title, color, quantity, unit_price }) => (
            <li key={`${slug} ${color}`}>
              {quantity} × {title}
              {color && `, ${color}`}, {formatPrice(Number(unit_price))} each
            </li>
          ))}
        </Rows>
        <p>Total {formatPrice(Number(total))}</p>
      </Sheet>
      <Sheet aria-label="State and amount">
        {desk.conflict && (
          <Notice role="alert">Somebody else changed it just now: {desk.conflict}.</Notice>
        )}
        <OrderStates order={order} onState={(status) => void change({ status })} />
        <Unsaved {...unsaved(['amount'])} />
        <SmallForm aria-label="Amount" onSubmit={handleSubmit(['amount'], saveTyped)}>
          <Fields
            names={['amount']}
            values={{ amount: plainPrice(order.amount ?? ''), ...typed }}
            {...{ errors, onType }}
          />
          <Button type="submit" tone="quiet">
            Save the amount
          </Button>
        </SmallForm>
        <WhatsAppLink href={answerUrl(order)} wide>
          Answer in the chat
        </WhatsAppLink>
        <ButtonLink to={`/orders/${key}`} tone="quiet" wide>
          Customer’s page and slip
        </ButtonLink>
        <Rows>
          {states.map(({ status, at }) => (
            <li key={at}>
              <span>
                {statusNames[status]}, <When at={at} exact />
              </span>
            </li>
          ))}
        </Rows>
      </Sheet>
    </Columns>
  );
}
