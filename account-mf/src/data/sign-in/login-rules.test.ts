import { HttpError, NetworkError } from '@shop/shared/http';
import { checkLogin, loginErrors } from './login-rules';

const refused = (status: number, body: unknown) =>
  loginErrors(new HttpError(status, body, 'POST /api/auth/token/'));

describe('the checks of a login, in order (spec section 5)', () => {
  it('empty email gives "Email is required"', () => {
    expect(checkLogin({ email: '', password: '' })).toEqual({ email: 'Email is required' });
    expect(checkLogin({ email: '  ', password: 'x' })).toEqual({ email: 'Email is required' });
  });

  it('empty password gives "Password is required"', () => {
    expect(checkLogin({ email: 'asha@shop.example', password: '' })).toEqual({
      password: 'Password is required',
    });
  });

  it('else it is sent, whatever its values: only the server knows the accounts', () => {
    expect(checkLogin({ email: 'asha', password: ' ' })).toEqual({});
  });
});

describe('the login failure message by priority (spec section 8)', () => {
  it('(1) the server’s detail string', () => {
    const body = {
      detail: 'No active account found with the given credentials',
      non_field_errors: ['second'],
      email: ['third'],
    };
    expect(refused(401, body).message).toBe('No active account found with the given credentials');
    expect(refused(429, { detail: 'Request was throttled.' }).message).toBe(
      'Request was throttled.',
    );
  });

  it('(2) joined non_field_errors', () => {
    const body = { non_field_errors: ['One.', 'Two.'], email: ['third'] };
    expect(refused(401, body).message).toBe('One. Two.');
  });

  it('(3) "Invalid email or password" on HTTP 401', () => {
    expect(refused(401, { email: ['third'] }).message).toBe('Invalid email or password');
    expect(refused(401, 'no').message).toBe('Invalid email or password');
    expect(refused(401, null).message).toBe('Invalid email or password');
  });

  it('(4) the first field’s error, joined', () => {
    const body = { password: ['Too long.', 'Too odd.'], email: ['Not an email.'] };
    expect(refused(400, body).message).toBe('Too long. Too odd.');
  });

  it('(5) a raw string body', () => {
    expect(refused(503, 'Closed for stocktaking').message).toBe('Closed for stocktaking');
  });

  it('(6) "Login failed — check email & password"', () => {
    const fallback = 'Login failed — check email & password';
    expect(refused(500, null).message).toBe(fallback);
    expect(refused(400, {}).message).toBe(fallback);
    expect(refused(400, { detail: '', email: [] }).message).toBe(fallback);
    expect(loginErrors(new NetworkError('POST', new Error('cut'))).message).toBe(fallback);
    expect(loginErrors(new Error('odd')).message).toBe(fallback);
  });

  it('does not show the page of a server that broke', () => {
    expect(refused(500, '<!doctype html><h1>Server Error</h1>').message).toBe(
      'Login failed — check email & password',
    );
    expect(refused(500, `Traceback ${'x'.repeat(400)}`).message).toBe(
      'Login failed — check email & password',
    );
  });
});

describe('the whole error body is also mapped to messages under the inputs (spec section 8)', () => {
  it('whatever shape they come in', () => {
    expect(refused(400, { email: ['One.', 'Two.'], password: 'Three.' }).fields).toEqual({
      email: 'One. Two.',
      password: 'Three.',
    });
    expect(refused(400, { email: { 0: ['Deep.'] }, password: [] }).fields).toEqual({
      email: 'Deep.',
    });
  });

  it('next to a detail', () => {
    expect(refused(400, { detail: 'No.', email: ['Unknown.'] })).toEqual({
      message: 'No.',
      fields: { email: 'Unknown.' },
    });
  });

  it('and never to an input that the form does not have', () => {
    const body = JSON.parse('{"__proto__": ["x"], "toString": ["y"], "code": "z"}');
    expect(refused(400, body).fields).toEqual({});
  });
});
