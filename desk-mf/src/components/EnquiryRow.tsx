import type { DeskEnquiryReply } from '@shop/shared/contract';
import { Button } from '@shop/shared/ui';
import { Words } from './desk.styles';

interface EnquiryRowProps {
  enquiry: DeskEnquiryReply;
  onToggle: () => void;
}

/** An enquiry with the ways to answer it, and whether it was. */
export const EnquiryRow = ({ enquiry, onToggle }: EnquiryRowProps) => (
  <>
    <Words>
      <p>{enquiry.message}</p>
      <small>
        {enquiry.name}, <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>,{' '}
        <a href={`tel:${enquiry.phone.replace(/[^\d+]/g, '')}`}>{enquiry.phone}</a>
      </small>
    </Words>
    <Button size="s" tone={enquiry.answered ? 'quiet' : 'accent'} onClick={onToggle}>
      {enquiry.answered ? 'Not answered' : 'Answered'}
    </Button>
  </>
);
