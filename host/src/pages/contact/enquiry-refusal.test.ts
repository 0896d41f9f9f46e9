import { HttpError, NetworkError } from '@shop/shared/http';
import { enquiryRefusal } from './enquiry-rules';

const refused = (status: number, body: unknown) => new HttpError(status, body, 'the call');
const refusedInJson = (status: number, body: unknown) =>
  new HttpError(status, body, 'the call', true);

describe('a failed submission of the contact form (spec sections 7 and 8)', () => {
  it.each([
    ['a detail', refused(429, { detail: 'Request was throttled.' }), 'Request was throttled.'],
    ['no detail', refused(400, {}), 'Unable to submit right now.'],
    ['a detail that is no text', refused(400, { detail: 7 }), 'Unable to submit right now.'],
    ['an empty detail', refused(400, { detail: ' ' }), 'Unable to submit right now.'],
    ['an answer that is not JSON', refused(502, '<h1>Bad gateway</h1>'), 'Unknown error'],
    ['an empty refusal', refused(500, ''), 'Unknown error'],
    ['JSON that is a text', refusedInJson(400, 'No spam.'), 'Unable to submit right now.'],
    ['JSON that is null', refusedInJson(500, null), 'Unable to submit right now.'],
    ['JSON that is a number', refusedInJson(400, 7), 'Unable to submit right now.'],
    ['JSON that is a list', refusedInJson(400, ['No spam.']), 'Unable to submit right now.'],
    ['no answer', new NetworkError('the call', undefined), 'Unable to submit right now.'],
    ['a success that is a page', refused(200, '<h1>Hello</h1>'), 'Unable to submit right now.'],
    ['a fault of the page', new TypeError('x is not a function'), 'Unable to submit right now.'],
  ])('with %s says under the message: %3$s', (_, error, message) => {
    expect(enquiryRefusal(error)).toEqual({ message });
  });

  it('says why when the browser is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(enquiryRefusal(new NetworkError('the call', undefined))).toEqual({
      message:
        'Unable to submit right now. You are offline. Try again when the connection is back.',
    });
    // Something answered, so there is a connection.
    expect(enquiryRefusal(refused(400, {}))).toEqual({ message: 'Unable to submit right now.' });
  });

  it('repeats what the server says of single fields', () => {
    const body = { email: ['Enter a valid email address.'], message: ['Too long.'], other: ['x'] };
    expect(enquiryRefusal(refused(400, body))).toEqual({
      email: 'Enter a valid email address.',
      message: 'Unable to submit right now. Too long.',
    });
  });
});
