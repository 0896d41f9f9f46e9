import fc from 'fast-check';
import { type Field, FieldProblem, optional, readFields } from './fields';
import { integerField, pkField } from './number-fields';
import { charField, emailField, newPasswordField } from './text-fields';

/** The value, or the messages of what is wrong. */
async function check(field: Field<unknown>, data: unknown): Promise<unknown> {
  try {
    return await field(data);
  } catch (error) {
    if (error instanceof FieldProblem) return error.messages;
    throw error;
  }
}

describe('A text', () => {
  const field = charField({ maxLength: 3 });

  it.each([
    ['  ab ', 'ab'],
    [12, '12'],
    ['👜👜👜', '👜👜👜'],
    ['👜👜👜👜', ['Ensure this field has no more than 3 characters.']],
    [' \t\n', ['This field may not be blank.']],
    [true, ['Not a valid string.']],
    [{}, ['Not a valid string.']],
    [['a'], ['Not a valid string.']],
    ['a\0', ['Null characters are not allowed.']],
    ['\ud800', ['Surrogate characters are not allowed: U+D800.']],
    ['ab\0\udfff', ['Ensure this field has no more than 3 characters.']],
    ['a\0\udfff', ['Null characters are not allowed.']],
  ])('%j is read as %j', async (data, expected) => {
    expect(await check(field, data)).toEqual(expected);
  });

  it('may be empty where that is allowed', async () => {
    expect(await check(charField({ allowBlank: true }), '  ')).toBe('');
  });
});

describe('An e-mail address', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    [' Asha.K+shop@Example.COM ', 'Asha.K+shop@example.com'],
    ['a@bücher.example', 'a@bücher.example'],
    ['अ@उ.भारत', 'अ@उ.भारत'],
    ['\u200Basha@shop.example\u00A0', 'asha@shop.example'],
    ['e\u0301@b.co', 'é@b.co'],
    ["o'neil@example.co.in", "o'neil@example.co.in"],
  ])('%j is taken as %j', async (data, expected) => {
    expect(await check(emailField, data)).toBe(expected);
  });

  it.each([
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    'a.@b.co',
    'a@b.c',
    'a@b.co\nbcc: c@d.ef',
    '"a,b@c.de"@b.co',
  ])('%j is none', async (data) => {
    expect(await check(emailField, data)).toEqual(['Enter a valid email address.']);
  });

  it('fits a mail envelope', async () => {
    const long = `${'a'.repeat(250)}@b.co`;
    expect(await check(emailField, long)).toEqual([
      'Ensure this field has no more than 254 characters.',
    ]);
  });

  it('never breaks the header of a mail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const read = await check(emailField, `${text}@example.com`);
        if (typeof read === 'string') expect(read).not.toMatch(/[\r\n\0<>,;]/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('A whole number', () => {
  const field = integerField({ min: 1, max: 999 });

  it.each([
    [3, 3],
    ['3', 3],
    [' 3.00 ', 3],
    ['+3', 3],
    ['', ['A valid integer is required.']],
    ['x', ['A valid integer is required.']],
    [1.5, ['A valid integer is required.']],
    [true, ['A valid integer is required.']],
    [[1], ['A valid integer is required.']],
    [0, ['Ensure this value is greater than or equal to 1.']],
    ['-9'.padEnd(400, '9'), ['Ensure this value is greater than or equal to 1.']],
    ['9'.repeat(1_000), ['Ensure this value is less than or equal to 999.']],
    ['9'.repeat(1_001), ['String value too large.']],
  ])('%j is read as %j', async (data, expected) => {
    expect(await check(field, data)).toEqual(expected);
  });
});

describe('The id of something', () => {
  const field = pkField(async (id) => id === 2);

  it.each([
    [2, 2],
    [' 2 ', 2],
    [3, ['Invalid pk "3" - object does not exist.']],
    [-2, ['Invalid pk "-2" - object does not exist.']],
    [1e30, ['Invalid pk "1e+30" - object does not exist.']],
    ['', ['This field may not be null.']],
    ['2.0', ['Incorrect type. Expected pk value, received str.']],
    [[2], ['Incorrect type. Expected pk value, received list.']],
    [false, ['Incorrect type. Expected pk value, received bool.']],
  ])('%j is read as %j', async (data, expected) => {
    expect(await check(field, data)).toEqual(expected);
  });
});

describe('A new password', () => {
  it('is taken when every rule of spec section 5 holds as a browser checks it', async () => {
    const rules = [/^.{6,}$/s, /[a-zA-Z]/, /\d/, /[^a-zA-Z0-9]/];
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 30 }), async (text) => {
        const password = text.trim();
        const strong = rules.every((rule) => rule.test(password));
        if (strong) expect(await check(newPasswordField, password)).toBe(password);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('A body', () => {
  const fields = { name: charField(), count: optional(integerField({ min: 1, max: 9 }), 1) };

  it('is read field by field, whatever else it holds', async () => {
    const body = { name: 'a', is_admin: true };
    expect(await readFields(body, fields)).toEqual({ name: 'a', count: 1 });
  });

  it.each([
    [{}, { name: ['This field is required.'] }],
    [
      { name: null, count: null },
      { name: ['This field may not be null.'], count: ['This field may not be null.'] },
    ],
    [[], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
    [1, { non_field_errors: ['Invalid data. Expected a dictionary, but got int.'] }],
    [1.5, { non_field_errors: ['Invalid data. Expected a dictionary, but got float.'] }],
    [true, { non_field_errors: ['Invalid data. Expected a dictionary, but got bool.'] }],
    [null, { non_field_errors: ['No data provided'] }],
    [undefined, { name: ['This field is required.'] }],
    [JSON.parse('{"__proto__":{"name":"a"}}'), { name: ['This field is required.'] }],
  ])('%j is refused', async (body, problems) => {
    await expect(readFields(body, fields)).rejects.toMatchObject({ status: 400, body: problems });
  });
});
