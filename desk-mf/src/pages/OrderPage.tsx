import type { DeskOrderReply, OrderStatus } from '@shop/shared/contract';
import { formatPrice } from '@shop/shared/format';
import { request } from '@shop/shared/http';
import { Button, ButtonLink, WhatsAppLink } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import { type FormEvent, useState } from 'react';
import { Columns, Notice, Rows, Sheet, SmallForm } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { OrderStates } from '../components/OrderStates';
import { When } from '../components/When';
import { describeDifference } from '../data/change-rules';
import { fieldErrors } from '../data/failure-rules';
import { answerUrl, stateNames } from '../data/order-rules';
import { type Desk, useDesk } from '../data/use-desk';

/** `/desk/orders/:id` */
export function OrderPage({ id }: { id: number }) {
  const desk = useDesk(`order ${id}`, (signal) =>
    request('GET /api/auth/desk/orders/{id}/', { params: { id }, signal }),
  );
  return <Loaded {...desk}>{(order) => <Order order={order} desk={desk} />}</Loaded>;
}

function Order({ order, desk }: { order: DeskOrderReply; desk: Desk<DeskOrderReply> }) {
  const { id, key, reference, name, lines, total, states } = order;
  const [amount, setAmount] = useState<string>();
  const [error, setError] = useState<string>();
  const change = async (edit: { status?: OrderStatus; amount?: string }) => {
    const failed = await desk.change({
      edit: (now) => ({ ...now, ...edit, amount: (edit.amount ?? now.amount) || null }),
      send: ({ version }) =>
        request('PATCH /api/auth/desk/orders/{id}/', {
          params: { id },
          body: { version, ...edit },
        }),
      put: (_, answer) => answer,
      text: (answer, now) => `Order ${reference}: ${describeDifference(now, answer)}`,
    });
    setError(fieldErrors(failed).amount);
    return failed;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === undefined || (await change({ amount: amount.trim() }))) return;
    setAmount((now) => (now === amount ? undefined : now));
  };
  return (
    <Columns>
      <Sheet aria-label={`Order ${reference}`}>
        <h2>Order {reference}</h2>
        {desk.conflict && (
          <Notice role="alert">Somebody else changed it just now: {desk.conflict}.</Notice>
        )}
        <OrderStates
          order={order}
          names={stateNames}
          onState={(status) => void change({ status })}
        />
        <SmallForm aria-label="Amount" onSubmit={(event) => void save(event)}>
          <Field label="Amount to pay" hint="With delivery, as agreed in the chat." error={error}>
            {(tied) => (
              <Input
                {...tied}
                inputMode="decimal"
                autoComplete="off"
                value={amount ?? order.amount?.replace(/\.00$/, '') ?? ''}
                onChange={({ target }) => setAmount(target.value)}
              />
            )}
          </Field>
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
      </Sheet>
      <Sheet aria-label="Lines">
        <h2>{name || 'Without an account'}</h2>
        <Rows>
          {lines.map(({ slug, title, color, quantity, unit_price }) => (
            <li key={`${slug} ${color}`}>
              {quantity} × {title}
              {color && `, ${color}`}, {formatPrice(Number(unit_price))} each
            </li>
          ))}
        </Rows>
        <p>Total {formatPrice(Number(total))}</p>
        <Rows>
          {states.map(({ status, at }) => (
            <li key={at}>
              <span>
                {stateNames[status]}, <When at={at} exact />
              </span>
            </li>
          ))}
        </Rows>
      </Sheet>
    </Columns>
  );
}
