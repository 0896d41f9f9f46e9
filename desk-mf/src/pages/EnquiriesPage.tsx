import { request } from '@shop/shared/http';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { EnquiryRow } from '../components/EnquiryRow';
import { Loaded } from '../components/Loaded';
import { toggleEnquiry, withEntry } from '../data/toggles';
import { useDesk } from '../data/use-desk';

/** `/desk/enquiries` */
export function EnquiriesPage() {
  const desk = useDesk('enquiries', async (signal) => {
    const { results } = await request('GET /api/auth/desk/enquiries/', { signal });
    return results;
  });
  return (
    <Loaded {...desk}>
      {(enquiries) => (
        <Columns>
          {[false, true].map((answered) => {
            const some = enquiries.filter((enquiry) => enquiry.answered === answered);
            const title = answered ? 'Answered' : 'Not answered';
            return (
              <Sheet key={title} aria-label={title}>
                <h2>{title}</h2>
                {some.length === 0 && <p>None.</p>}
                <Rows>
                  {some.map((enquiry) => (
                    <li key={enquiry.id}>
                      <EnquiryRow
                        enquiry={enquiry}
                        onToggle={() =>
                          void toggleEnquiry(enquiry, (after) =>
                            desk.show((now) => withEntry(now, after)),
                          )
                        }
                      />
                    </li>
                  ))}
                </Rows>
              </Sheet>
            );
          })}
        </Columns>
      )}
    </Loaded>
  );
}
