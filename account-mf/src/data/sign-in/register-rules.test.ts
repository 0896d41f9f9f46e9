import { HttpError, NetworkError } from '@shop/shared/http';
import { canCreate, checkRegister, type RegisterValues, registerErrors } from './register-rules';

const good: RegisterValues = {
  first_name: '',
  last_name: '',
  email: 'asha@shop.example',
  password: 'Abc12!',
  password2: 'Abc12!',
};
const refused = (status: number, body: unknown) =>
  registerErrors(new HttpError(status, body, 'POST /api/auth/register/'));

describe('the checks of a registration, in order (spec section 5)', () => {
  const empty = { ...good, email: '', password: '', password2: '' };

  it('empty email "Email is required"', () => {
    expect(checkRegister(empty)).toEqual({ email: 'Email is required' });
  });

  it('empty password "Password is required"', () => {
    expect(checkRegister({ ...empty, email: 'a@b.co' })).toEqual({
      password: 'Password is required',
    });
  });

  it('empty confirmation "Confirm password is required"', () => {
    expect(checkRegister({ ...good, password2: '' })).toEqual({
      password2: 'Confirm password is required',
    });
  });

  it('mismatch "Passwords do not match" on both fields', () => {
    expect(checkRegister({ ...good, password: 'weak', password2: 'weaker' })).toEqual({
      password: 'Passwords do not match',
      password2: 'Passwords do not match',
    });
  });

  it('failing complexity "Password does not meet complexity requirements"', () => {
    expect(checkRegister({ ...good, password: 'weak', password2: 'weak' })).toEqual({
      password: 'Password does not meet complexity requirements',
    });
  });

  it('first name and last name are both optional', () => {
    expect(checkRegister(good)).toEqual({});
  });
});

describe('Create is enabled (spec section 5)', () => {
  it('only when email, password and confirmation are filled, all four rules hold, passwords match', () => {
    expect(canCreate(good)).toBe(true);
    expect(canCreate({ ...good, email: ' ' })).toBe(false);
    expect(canCreate({ ...good, password: '' })).toBe(false);
    expect(canCreate({ ...good, password2: '' })).toBe(false);
    expect(canCreate({ ...good, password2: 'Abc12?' })).toBe(false);
    expect(canCreate({ ...good, password: 'Abcdef', password2: 'Abcdef' })).toBe(false);
  });
});

describe('a failed registration (spec section 8)', () => {
  it('"Unexpected register response" for an unexpected response', () => {
    expect(refused(204, null)).toEqual({
      message: 'Unexpected register response',
      fields: {},
    });
  });

  it('field errors from the server body are shown under the fields', () => {
    const body = {
      email: ['user with this email already exists.'],
      password: ['Too short.', 'Too common.'],
      first_name: ['Too long.'],
    };
    expect(refused(400, body)).toEqual({
      message: undefined,
      fields: {
        email: 'user with this email already exists.',
        password: 'Too short. Too common.',
        first_name: 'Too long.',
      },
    });
  });

  it('the detail or joined non_field_errors is the general message', () => {
    expect(refused(429, { detail: 'Slowly.', email: ['x'] })).toEqual({
      message: 'Slowly.',
      fields: { email: 'x' },
    });
    expect(refused(400, { non_field_errors: ['One.', 'Two.'] }).message).toBe('One. Two.');
  });

  it('a string body is shown as is', () => {
    expect(refused(503, 'Registration is closed.').message).toBe('Registration is closed.');
  });

  it('fallback "Registration failed. Please try again."', () => {
    const fallback = 'Registration failed. Please try again.';
    expect(refused(500, '<h1>Server Error</h1>').message).toBe(fallback);
    expect(refused(400, {}).message).toBe(fallback);
    expect(registerErrors(new NetworkError('POST', new Error('cut'))).message).toBe(fallback);
  });

  it('shows errors without an input for the whole form', () => {
    expect(refused(400, { username: ['This field is required.'] }).message).toBe(
      'This field is required.',
    );
  });

  it('does not say that it failed when only the login after it did', () => {
    const late = new HttpError(429, { detail: 'Slowly.' }, 'POST /api/auth/token/');
    expect(registerErrors(late).message).toBe(
      'Your account is created, but logging in did not work. Please log in.',
    );
  });
});
