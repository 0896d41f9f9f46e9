import { emptyEnquiry, enquiryError, enquiryErrors } from './enquiry-rules';

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

  it('names every field that is wrong, and none that is right', () => {
    expect(enquiryErrors({ ...emptyEnquiry, name: 'Asha' })).toEqual({
      email: 'Please enter your email.',
      phone: 'Please enter your phone number.',
      message: 'Please enter a message.',
    });
  });
});
