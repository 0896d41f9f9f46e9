import { shopConfig } from '@shop/shared/config';
import { collapseSpaces, greetingUrl, whatsappUrl } from '@shop/shared/format';
import { request } from '@shop/shared/http';
import { theme } from '@shop/shared/theme';
import { AppLink, VisuallyHidden, WhatsAppLink } from '@shop/shared/ui';
import { Field, Input, phoneUrl, SubmitButton } from '@shop/shared/ui/bundled';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type Enquiry, type EnquiryField, enquiryFields, normalizedValue } from './enquiry-rules';
import { Buttons, Card, Note, Thanks } from './form.styles';
import { useEnquiryForm } from './use-enquiry-form';

/**
 * A field that only robots fill, hidden from people, keyboards and assistive technology. It is
 * displayed: what is not, robots leave empty too.
 */
const Honeypot = () => (
  <VisuallyHidden as="div" aria-hidden="true">
    <label>
      Leave this empty
      <input name="website_url" tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
);

const honeypotOf = (form: HTMLFormElement) => String(new FormData(form).get('website_url') ?? '');

/** Spec section 2, Contact. */
export function EnquiryForm() {
  const { contactFormSends } = shopConfig();
  const { form, values, shownError, busy, submitted, change, leave, submit } = useEnquiryForm(
    async (enquiry, element) => {
      if (contactFormSends) await sendEnquiry(enquiry, honeypotOf(element));
    },
  );
  return (
    <Card
      ref={form}
      method="dialog"
      noValidate
      aria-label="Send a message"
      onSubmit={submit}
      onInput={({ target }) => change((target as Element as HTMLInputElement).name)}
      onBlur={({ target }) => leave((target as Element as HTMLInputElement).name)}
    >
      <NoScriptNote />
      {!contactFormSends && (
        <Note>
          This form is not connected to a backend: what you write is only checked in your browser.
          To reach us, message us on WhatsApp or call.
        </Note>
      )}
      {enquiryFields.map((name) => (
        <Row key={name} label={rows[name].label} error={shownError(name)}>
          {(inputProps) => (
            <Input name={name} {...rows[name].input} {...inputProps} aria-required />
          )}
        </Row>
      ))}
      <Honeypot />
      <Buttons>
        <SubmitButton busy={busy}>Send message</SubmitButton>
        <WhatsAppLink href={enquiryChatUrl(values)}>Message on WhatsApp</WhatsAppLink>
      </Buttons>
      <Thanks role="status">
        {submitted &&
          'Thanks — your message looks good. We will contact you soon via WhatsApp/phone.'}
      </Thanks>
      <small>We use your details only to answer your enquiry.</small>
    </Card>
  );
}

const NoScriptNote = () => {
  const { phone, email } = shopConfig();
  return (
    <noscript>
      <Note>
        Sending a message from here needs JavaScript, which is off in this browser. Message us on
        WhatsApp, call <AppLink to={phoneUrl()}>{phone}</AppLink> or write to{' '}
        <AppLink to={`mailto:${email}`}>{email}</AppLink>.
      </Note>
    </noscript>
  );
};

function enquiryChatUrl({ name, message }: Enquiry): string {
  const words = message.trim();
  if (words === '') return greetingUrl();
  const who = collapseSpaces(name);
  const hello = who === '' ? 'Hello!' : `Hello! This is ${who}.`;
  return whatsappUrl(shopConfig().whatsapp, `${hello}\n${words}`);
}

const Row = styled(Field)`
  display: grid;
  /* A line is reserved for the error: a press that makes it appear moves nothing. */
  grid-template-rows: auto auto minmax(2.0625rem, auto);
  & > input,
  & > textarea {
    padding: 11px 14px;
    background: ${theme.color.paper};
  }
  & > textarea {
    min-height: 148px;
    line-height: 1.5;
    resize: vertical;
  }
  & > p {
    margin: 3px 0 10px;
  }
  /* Nothing sends it without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

type InputProps = ComponentPropsWithRef<typeof Input>;

const rows: Readonly<Record<EnquiryField, { label: string; input: InputProps }>> = {
  name: { label: 'Name', input: { autoComplete: 'name' } },
  email: {
    label: 'Email',
    input: {
      ...{ type: 'email', inputMode: 'email', autoComplete: 'email' },
      ...{ autoCapitalize: 'none', spellCheck: false },
    },
  },
  phone: { label: 'Phone', input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  message: { label: 'Message', input: { as: 'textarea', rows: 5 } as InputProps },
};

/**
 * Sends an enquiry with the source `website` (spec section 7).
 * @param honeypot what a robot wrote into the field that people do not see
 * @throws as `request`
 */
async function sendEnquiry(values: Enquiry, honeypot: string): Promise<void> {
  const enquiry = Object.fromEntries(
    enquiryFields.map((field) => [field, normalizedValue(field, values[field])]),
  ) as Enquiry;
  await request('POST /api/auth/contact/', {
    body: { ...enquiry, source: 'website', ...(honeypot === '' ? {} : { website_url: honeypot }) },
  });
}
