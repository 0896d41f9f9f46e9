import { PageHead, PageTitle, Section } from '@shop/shared/ui';

/** `/reviews` */
export const Component = () => (
  <>
    <PageHead title="Reviews" description="One sentence about this page." path="/reviews" />
    <PageTitle lead="One sentence about this page.">Reviews</PageTitle>
    <Section title="What is here">
      <p>The text of this section.</p>
    </Section>
  </>
);
