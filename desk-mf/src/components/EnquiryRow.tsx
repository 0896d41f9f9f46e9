import type { DeskEnquiryReply } from '@shop/shared/contract';
import { Button } from '@shop/shared/ui';
import { Words } from './desk.styles';

interface EnquiryRowProps {
  enquiry: DeskEnquiryReply;
  onAnswer: (answered: boolean) => void;
}

/** An enquiry with the ways to answer it, and whether it was. */
export const EnquiryRow = ({ enquiry, onAnswer }: EnquiryRowProps) => (
  <>
    <Words>
      <p>{enquiry.message}</p>
      <small>
        Enquiry {enquiry.id}, {enquiry.name},{' '}
        <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>,{' '}
        <a href={`tel:${enquiry.phone.replace(/[^\d+]/g, '')}`}>{enquiry.phone}</a>
      </small>
    </Words>
    <Button
      size="s"
      tone={enquiry.answered ? 'quiet' : 'accent'}
      onClick={() => onAnswer(!enquiry.answered)}
    >
      {enquiry.answered ? 'Not answered' : 'Answered'}
    </Button>
  </>
);
