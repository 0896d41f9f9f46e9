import { shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { ButtonLink } from '../controls/ButtonLink';
import { WhatsAppLink } from '../controls/WhatsAppLink';
import { PhoneIcon } from '../icons/PhoneIcon';
import { Notice } from './Notice';
import { PageHead } from './PageHead';
import { PageTitle } from './PageTitle';
import { Wrap } from './Wrap';

export interface ComingPageProps {
  title: string;
  /** What will be found here, in one or two sentences. */
  text: string;
  path: string;
}

/** A page that is being made: says so kindly, and how to reach the shop until then. */
export function ComingPage({ title, text, path }: ComingPageProps) {
  const { phone } = shopConfig();
  return (
    <>
      <PageHead title={title} description={text} path={path} hidden />
      <PageTitle>{title}</PageTitle>
      <Wrap>
        <Notice
          title="We are still stitching this page"
          text={text}
          actions={
            <>
              <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
              <ButtonLink to={`tel:${phone.replace(/[^\d+]/g, '')}`} tone="quiet">
                <PhoneIcon />
                {phone}
              </ButtonLink>
              <ButtonLink to="/products" tone="quiet">
                Browse products
              </ButtonLink>
            </>
          }
        />
      </Wrap>
    </>
  );
}
