import { isContactEmail, isLongerThan, isPhone, plainEmail } from '@shop/shared/contract';
import { enquiryError, normalizedValue } from './enquiry-rules';

describe('the contact form’s rules (spec section 5)', () => {
  it.each([
    ['name', '', 'Please enter your name.'],
    ['name', '   ', 'Please enter your name.'],
    ['name', ' Asha ', undefined],
    ['email', ' ', 'Please enter your email.'],
    ['email', 'asha', 'Please enter a valid email address.'],
    ['email', 'asha@shop', 'Please enter a valid email address.'],
    ['email', 'asha@shop.e', 'Please enter a valid email address.'],
    ['email', 'asha@shop.c1', 'Please enter a valid email address.'],
    ['email', '@shop.example', 'Please enter a valid email address.'],
    ['email', 'a sha@shop.example', 'Please enter a valid email address.'],
    ['email', 'asha@shop.in', undefined],
    ['email', 'asha.k+bags@mail.shop.example ', undefined],
    ['email', 'अ@उ.भारत', undefined],
    ['email', 'अ@xn--p1b.xn--h2brj9c', undefined],
    ['email', '\u200Basha@shop.in\u00A0', undefined],
    ['name', '\u200B', 'Please enter your name.'],
    ['phone', '+९१ ९८००० ०००००', undefined],
    ['phone', '٠١٢٣٤٥', 'Please enter a valid phone number (7–15 digits).'],
    ['message', '👨‍👩‍👧', 'Message should be at least 10 characters.'],
    ['phone', '', 'Please enter your phone number.'],
    ['phone', '123456', 'Please enter a valid phone number (7–15 digits).'],
    ['phone', 'call me', 'Please enter a valid phone number (7–15 digits).'],
    ['phone', '1234567890123456', 'Please enter a valid phone number (7–15 digits).'],
    ['phone', '123-45-67', undefined],
    ['phone', '+91 (98000) 00000', undefined],
    ['phone', '123456789012345', undefined],
    ['message', ' \n', 'Please enter a message.'],
    ['message', '  too short ', 'Message should be at least 10 characters.'],
    ['message', 'ten chars.', undefined],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(enquiryError(field, value)).toBe(message);
  });

  it.each([
    ['email', 'अ@उ.भारत'],
    ['email', 'a@xn--p1b.xn--h2brj9c'],
    ['email', 'a@shop.in\u200B'],
    ['email', 'a@shop.c1'],
    ['phone', '९८००० ०००'],
    ['phone', '٠١٢٣٤٥'],
    ['message', '👨‍👩‍👧'.repeat(9)],
    ['message', 'क्षि'.repeat(10)],
    ['message', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(9)],
    ['message', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(10)],
    ['message', '🇮🇳'.repeat(9)],
    ['message', `a${'\r\n'.repeat(8)}b`],
    ['message', `a${'\r\n'.repeat(7)}b`],
    ['message', 'a\n\r\n\nb'.repeat(2)],
  ] as const)('are those of the API: %s %s', (field, value) => {
    const isTaken = {
      email: () => isContactEmail(plainEmail(value)),
      phone: () => isPhone(value),
      message: () => isLongerThan(value, 9),
    };
    expect(enquiryError(field, value) === undefined).toBe(isTaken[field]());
  });

  it('sends an e-mail address as it is meant, and the rest as it was typed', () => {
    expect(normalizedValue('email', '\u200Basha@shop.in\u00A0')).toBe('asha@shop.in');
    expect(normalizedValue('name', ' श्\u200Dरी ')).toBe('श्\u200Dरी');
  });
});
