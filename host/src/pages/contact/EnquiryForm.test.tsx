import { mockApi } from '@shop/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, noAnswer } from 'federated-site/testing/api';
import {
  errors,
  field,
  fill,
  open,
  press,
  reply,
  send,
  thanks,
  typed,
  written,
} from './testing/enquiry-form';

describe('the contact form while it is filled in (spec section 4)', () => {
  it('begins empty, without an error', () => {
    open();
    expect(written()).toEqual(['', '', '', '']);
    expect(errors()).toEqual([]);
  });

  it('takes words of both directions', () => {
    open();
    expect(field('Name')).toHaveAttribute('dir', 'auto');
    expect(field('Message')).toHaveAttribute('dir', 'auto');
  });

  it('shows a field’s error once it is touched, not before', () => {
    open();
    fireEvent.input(field('Email'), { target: { value: 'asha' } });
    expect(errors()).toEqual([]);
    fireEvent.blur(field('Email'));
    expect(errors()).toEqual(['Please enter a valid email address.']);
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
  });

  it('validates a touched field again on each change', () => {
    open();
    fireEvent.blur(field('Message'));
    expect(errors()).toEqual(['Please enter a message.']);
    fireEvent.input(field('Message'), { target: { value: 'Short' } });
    expect(errors()).toEqual(['Message should be at least 10 characters.']);
    fireEvent.input(field('Message'), { target: { value: 'Long enough now' } });
    expect(errors()).toEqual([]);
  });

  it('validates all fields again when one loses focus', async () => {
    mockApi({ [send]: answer(400, { email: ['Enter a valid email address.'] }) });
    open();
    fill();
    await press();
    await waitFor(() =>
      expect(errors()).toEqual(['Enter a valid email address.', 'Unable to submit right now.']),
    );
    fireEvent.blur(field('Name'));
    expect(errors()).toEqual([]);
  });
});

describe('sending the contact form (spec sections 4, 7 and 8)', () => {
  it('an empty one sends nothing, and says under each field what is missing', async () => {
    const api = mockApi({ [send]: reply });
    open();
    await press();
    expect(errors()).toEqual([
      'Please enter your name.',
      'Please enter your email.',
      'Please enter your phone number.',
      'Please enter a message.',
    ]);
    expect(field('Name')).toHaveFocus();
    expect(api.calls).toHaveLength(0);
  });

  it('is not sent by the browser itself', async () => {
    open();
    let byBrowser = true;
    await act(async () => {
      byBrowser = fireEvent.submit(screen.getByRole('form', { name: 'Send a message' }));
    });
    expect(byBrowser).toBe(false);
  });

  it('a good one is sent with the source website, thanked for, and cleared after 1.2 s', async () => {
    jest.useFakeTimers();
    const api = mockApi({ [send]: answer(201, reply) });
    open();
    fill();
    await press();
    expect(api.callsOf(send).map(({ body }) => body)).toEqual([
      {
        name: 'Asha',
        email: 'asha@shop.example',
        phone: '98000 00000',
        message: 'Is the market tote still there?',
        source: 'website',
      },
    ]);
    expect(screen.getByText(thanks)).toBeVisible();
    act(() => jest.advanceTimersByTime(1199));
    expect(written()).toEqual(Object.values(typed));
    act(() => jest.advanceTimersByTime(1));
    expect(written()).toEqual(['', '', '', '']);
    expect(errors()).toEqual([]);
    expect(screen.getByText(thanks)).toBeVisible();
    jest.useRealTimers();
  });

  it('pressed twice, is sent once', async () => {
    const api = mockApi({ [send]: answer(201, reply) });
    open();
    fill();
    await press();
    await press();
    expect(api.calls).toHaveLength(1);
  });

  it('keeps what is written within those 1.2 s', async () => {
    jest.useFakeTimers();
    mockApi({ [send]: answer(201, reply) });
    open();
    fill();
    await press();
    fireEvent.input(field('Message'), { target: { value: 'And one thing more.' } });
    act(() => jest.advanceTimersByTime(1200));
    expect(written()).toEqual(['', '', '', 'And one thing more.']);
    jest.useRealTimers();
  });

  it('left while the answer is on its way, and come back to: keeps what is written since', async () => {
    jest.useFakeTimers();
    let answerNow = (_: unknown) => {};
    const api = mockApi({ [send]: () => new Promise((resolve) => (answerNow = resolve)) });
    const before = open();
    fill();
    await press();
    before.unmount();
    const after = open();
    expect(written()).toEqual(Object.values(typed));
    await press();
    expect(api.calls).toHaveLength(1);
    fireEvent.input(field('Message'), { target: { value: 'And one thing more.' } });
    await act(async () => answerNow(answer(201, reply)));
    await act(() => jest.advanceTimersByTimeAsync(1200));
    expect(screen.getByText(thanks)).toBeVisible();
    expect(written()).toEqual(['', '', '', 'And one thing more.']);
    after.unmount();
    open();
    expect(written()).toEqual(['', '', '', 'And one thing more.']);
    jest.useRealTimers();
  });

  it('left while the answer is on its way: what was sent is not there again', async () => {
    jest.useFakeTimers();
    let answerNow = (_: unknown) => {};
    mockApi({ [send]: () => new Promise((resolve) => (answerNow = resolve)) });
    const before = open();
    fill();
    await press();
    before.unmount();
    await act(async () => answerNow(answer(201, reply)));
    await act(() => jest.advanceTimersByTimeAsync(1200));
    open();
    expect(written()).toEqual(['', '', '', '']);
    jest.useRealTimers();
  });

  it.each([
    ['a detail', answer(400, { detail: 'No links, please.' }), 'No links, please.'],
    [
      'the throttle of Django',
      answer(429, { detail: 'Request was throttled. Expected available in 56 seconds.' }),
      'Too many attempts. Try again in 56 seconds.',
    ],
    ['no detail', answer(400, {}), 'Unable to submit right now.'],
    ['no answer', noAnswer(), 'Unable to submit right now.'],
  ])('refused with %s, says so under the message and is not cleared', async (_, how, message) => {
    mockApi({ [send]: how });
    open();
    fill();
    await press();
    await waitFor(() => expect(field('Message')).toHaveAccessibleDescription(message));
    expect(written()).toEqual(Object.values(typed));
    expect(screen.queryByText(thanks)).toBeNull();
  });

  it('refused for a single field, goes there', async () => {
    mockApi({ [send]: answer(400, { phone: ['Too long.'] }) });
    open();
    fill();
    field('Name').focus();
    await press();
    await waitFor(() => expect(field('Phone')).toHaveFocus());
    expect(errors()).toEqual(['Too long.', 'Unable to submit right now.']);
  });

  it('takes the thanks back when the next one is wrong', async () => {
    jest.useFakeTimers();
    mockApi({ [send]: answer(201, reply) });
    open();
    fill();
    await press();
    act(() => jest.advanceTimersByTime(1200));
    await press();
    expect(screen.queryByText(thanks)).toBeNull();
    jest.useRealTimers();
  });

  it('lets a robot give itself away in a hidden field', async () => {
    const api = mockApi({ [send]: answer(201, reply) });
    const { container } = open();
    fill();
    const trap = container.querySelector<HTMLInputElement>('[name="website_url"]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    fireEvent.input(trap as HTMLInputElement, { target: { value: 'https://spam.example' } });
    await press();
    expect(api.callsOf(send)[0]?.body).toHaveProperty('website_url', 'https://spam.example');
  });
});
