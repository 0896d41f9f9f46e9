import { render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type CleanHtml, cleanHtml } from './clean-html';
import { RichText } from './RichText';

/** As it comes from the data of the server's page: it was not sanitised in this tab. */
const fromServer = (html: string) => JSON.parse(JSON.stringify(html)) as CleanHtml;

describe('rich text', () => {
  it('is taken over as the server wrote it, node for node', async () => {
    const html = fromServer('<p>Written <b>on the server</b></p>');
    const place = document.createElement('div');
    place.innerHTML = renderToString(<RichText html={html} />);
    document.body.append(place);
    const paragraph = place.querySelector('p');
    expect(paragraph).toHaveTextContent('Written on the server');

    const root = await act(async () => hydrateRoot(place, <RichText html={html} />));
    expect(place.querySelector('p')).toBe(paragraph);

    await act(async () => root.render(<RichText html={html} className="other" />));
    expect(place.querySelector('p')).toBe(paragraph);
    await act(async () => root.unmount());
    place.remove();
  });

  it('is there at once when this tab has sanitised it', async () => {
    render(<RichText html={await cleanHtml('<p>Sanitised here</p>')} />);
    expect(screen.getByText('Sanitised here')).toBeVisible();
  });

  it('is sanitised again when it comes from elsewhere and is drawn here', async () => {
    render(<RichText html={fromServer('<p>Kept <i onclick="x()">somewhere</i></p>')} />);
    const word = await screen.findByText('somewhere');
    expect(word).not.toHaveAttribute('onclick');
  });

  it('follows its text', async () => {
    const [first, second] = await Promise.all([cleanHtml('<p>One</p>'), cleanHtml('<p>Two</p>')]);
    const { rerender } = render(<RichText html={first} />);
    rerender(<RichText html={second} />);
    expect(screen.queryByText('One')).not.toBeInTheDocument();
    expect(screen.getByText('Two')).toBeVisible();
    rerender(<RichText html={fromServer('<p>Three</p>')} />);
    await waitFor(() => expect(screen.getByText('Three')).toBeVisible());
  });
});
