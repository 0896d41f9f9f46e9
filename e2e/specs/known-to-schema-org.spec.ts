import { structuredDataFaults } from '../fixtures/robot/structured-data-faults';
import { expect, test } from '../fixtures/shop-test';

test('structured data uses only terms of schema.org', () => {
  const faults = (node: object) =>
    structuredDataFaults({ '@context': 'https://schema.org', ...node });
  const offer = { '@type': 'Offer', price: '10.00', priceCurrency: 'INR' };

  expect(faults({ '@type': 'Product', name: 'A bag', offers: offer })).toEqual([]);
  expect(faults({ '@type': 'Handbag', name: 'A bag' })).toHaveLength(1);
  expect(faults({ '@type': 'Product', title: 'A bag' })).toHaveLength(1);
  expect(faults({ '@type': 'Product', acceptedAnswer: 'A bag' })).toHaveLength(1);
  expect(faults({ '@type': 'Product', name: '' })).toHaveLength(1);
  expect(faults({ '@type': 'Product', image: [] })).toHaveLength(1);
  expect(faults({ '@type': 'Product', offers: { '@type': 'PostalAddress' } })).toHaveLength(1);
  expect(faults({ ...offer, availability: 'https://schema.org/Instock' })).toHaveLength(1);
  expect(faults({ ...offer, itemCondition: 'https://schema.org/InStock' })).toHaveLength(1);
  expect(faults({ '@type': 'BlogPosting', datePublished: 'yesterday' })).toHaveLength(1);
  expect(structuredDataFaults({ '@type': 'Product', name: 'A bag' })).toHaveLength(1);
});
