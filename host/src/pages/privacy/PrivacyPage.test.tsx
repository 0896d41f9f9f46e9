import { shopConfig } from '@shop/shared/config';
import { renderRoutes } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { Component } from './PrivacyPage';

const open = () => renderRoutes([{ path: '/privacy', Component }], '/privacy');
const part = (name: string) => screen.getByRole('region', { name });

describe('Privacy Policy', () => {
  it('uses the details of an enquiry only to answer it (spec section 2, Contact)', () => {
    open();
    expect(part('When you write to us')).toHaveTextContent(
      'your name, email, phone and message. These details are used only to answer the enquiry.',
    );
  });

  it('says under which name a comment is shown (spec section 6)', () => {
    open();
    expect(part('When you create an account')).toHaveTextContent(
      'shown under your first name, or under the part of your email before the @',
    );
  });

  it('says what the browser keeps, and when the maps service is asked', () => {
    open();
    expect(part('What stays in your browser')).toHaveTextContent('two tokens');
    expect(part('WhatsApp, maps and other services')).toHaveTextContent(
      'fetched only when you press “Show the map”',
    );
  });

  it('has a contents list, and names whom to ask', () => {
    open();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'Whom to ask' })).toHaveAttribute('href', '#contact');
    expect(screen.getByRole('link', { name: shopConfig().email })).toBeVisible();
  });
});
