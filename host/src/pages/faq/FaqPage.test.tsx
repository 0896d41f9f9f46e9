import { screen, waitFor } from '@testing-library/react';
import { StructuredDataContext } from 'federated-site/react';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component, faqData, filledQuestions } from './FaqPage';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (url = '/faq') => renderRoutes([{ path: '/faq', Component }], url);
const item = (id: string) => document.getElementById(id)?.closest('details');
const summary = (id: string) => item(id)?.querySelector('summary') as HTMLElement;
const openItems = () =>
  [...document.querySelectorAll('details[open] > div')].map((answer) => answer.id);

describe('FAQ (spec sections 2 and 9)', () => {
  it('has seven items: shipping, delivery, materials, custom, care, returns, warranty', () => {
    open();
    expect([...document.querySelectorAll('details > div')].map(({ id }) => id)).toEqual([
      'shipping',
      'delivery',
      'materials',
      'custom',
      'care',
      'returns',
      'warranty',
    ]);
    expect(openItems()).toEqual([]);
  });

  it('says how long delivery takes, when returns are accepted, and what the warranty is', () => {
    open();
    expect(item('delivery')).toHaveTextContent('Within India 5–7 working days.');
    expect(item('delivery')).toHaveTextContent('International orders take 10–15 working days.');
    expect(item('returns')).toHaveTextContent(
      'Returns are accepted within 7 days if the item is unused and in its original packaging.',
    );
    expect(item('warranty')).toHaveTextContent('a 6-month warranty against manufacturing defects.');
  });

  it('opens one item at a time, and closes it again', async () => {
    const { user } = open();
    await user.click(summary('delivery'));
    expect(openItems()).toEqual(['delivery']);
    await user.click(summary('returns'));
    await waitFor(() => expect(openItems()).toEqual(['returns']));
    await user.click(summary('returns'));
    await waitFor(() => expect(openItems()).toEqual([]));
  });

  it('opens the question that an address names, and names the one that is open', async () => {
    const { user, router } = open('/faq#warranty');
    expect(openItems()).toEqual(['warranty']);
    await user.click(summary('care'));
    await waitFor(() => expect(router.state.location.hash).toBe('#care'));
    await user.click(summary('care'));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
  });

  it('leaves a question closed that is closed before the page has drawn its name', async () => {
    const { user, router } = open();
    let isClosed = false;
    router.subscribe(({ location }) => {
      if (location.hash !== '#care' || isClosed) return;
      isClosed = true;
      item('care')?.removeAttribute('open');
    });
    await user.click(summary('care'));
    await waitFor(() => expect(isClosed).toBe(true));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(openItems()).toEqual([]);
  });

  it.each(['/faq#no-such-question', '/faq#%', '/faq#'])('opens nothing for %s', (url) => {
    open(url);
    expect(openItems()).toEqual([]);
  });

  it('leads on to the care guide, the terms, a chat and the contact page', () => {
    open();
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/care', '/terms#returns', '/contact']));
    expect(screen.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  });

  it('tells search engines its questions and answers', () => {
    const collected: object[] = [];
    const questions = filledQuestions();
    const element = (
      <StructuredDataContext value={collected}>
        <Component />
      </StructuredDataContext>
    );
    renderRoutes([{ path: '/', element }], '/');
    expect(collected[0]).toEqual(faqData(questions));
    expect(faqData(questions)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^[^{]+\.$/) },
      })),
    });
  });
});
