import { act, fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component } from '../ContactPage';

export const thanks =
  'Thanks — your message looks good. We will contact you soon via WhatsApp/phone.';
export const send = 'POST /api/auth/contact/';
export const typed = {
  Name: 'Asha',
  Email: 'asha@shop.example',
  Phone: '98000 00000',
  Message: 'Is the market tote still there?',
};
export const reply = {
  id: 1,
  name: 'Asha',
  email: 'asha@shop.example',
  phone: '98000 00000',
  message: 'Is the market tote still there?',
  source: 'website',
};

export const open = () => renderRoutes([{ path: '/contact', Component }], '/contact');
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const fill = () => {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(field(name), { target: { value } });
  }
};
export const press = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send message' })));
};
export const errors = () => screen.queryAllByRole('alert').map((one) => one.textContent);
export const written = () => Object.keys(typed).map((name) => field(name).value);
