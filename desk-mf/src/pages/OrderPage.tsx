import type { DeskOrderReply, OrderStatus } from '@shop/shared/contract';
import { formatPrice } from '@shop/shared/format';
import { isHttpError, request } from '@shop/shared/http';
import { Button, ButtonLink, WhatsAppLink } from '@shop/shared/ui';
import { Field, Input } from '@shop/shared/ui/bundled';
import { type FormEvent, useState } from 'react';
import { Columns, Notice, Rows, Sheet, SmallForm } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { OrderStates } from '../components/OrderStates';
import { describeDifference, describeFields, shortDate } from '../data/change-rules';
import { fieldErrors } from '../data/failure-rules';
import { answerUrl, stateNames } from '../data/order-rules';
import { sendChange } from '../data/send-change';
import { useDesk } from '../data/use-desk';

/** `/desk/orders/:id` */
export function OrderPage({ id }: { id: number }) {
  const desk = useDesk(`order ${id}`, (signal) =>
    request('GET /api/auth/desk/orders/{id}/', { params: { id }, signal }),
  );
  return (
    <Loaded {...desk}>
      {(order) => <Order order={order} show={(next) => desk.show(() => next)} />}
    </Loaded>
  );
}

interface OrderProps {
  order: DeskOrderReply;
  show: (order: DeskOrderReply) => void;
}

function Order({ order, show }: OrderProps) {
  const { id, key, reference, version, name, lines, total, states } = order;
  const [amount, setAmount] = useState<string>();
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState('');
  const change = async (edit: { status?: OrderStatus; amount?: string }) => {
    setNotice('');
    const failed = await sendChange({
      before: order,
      after: { ...order, ...edit, amount: (edit.amount ?? order.amount) || null },
      show,
      text: `Order ${reference}: ${describeFields(order, edit)}`,
      send: () =>
        request('PATCH /api/auth/desk/orders/{id}/', {
          params: { id },
          body: { version, ...edit },
        }),
    });
    setError(fieldErrors(failed).amount);
    if (isHttpError(failed, 409)) {
      const { current } = failed.body as { current: DeskOrderReply };
      setNotice(`Somebody else changed it just now: ${describeDifference(order, current)}.`);
    }
    return failed;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = amount?.trim();
    if (typed !== undefined && !(await change({ amount: typed }))) setAmount(undefined);
  };
  return (
    <Columns>
      <Sheet aria-label={`Order ${reference}`}>
        <h2>Order {reference}</h2>
        {notice && <Notice role="alert">{notice}</Notice>}
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
              {stateNames[status]}, {shortDate(at)}
            </li>
          ))}
        </Rows>
      </Sheet>
    </Columns>
  );
}
