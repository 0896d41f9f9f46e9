/** What a product page shows below its first view: the chunk `later`. */
export { Assurances } from '../../components/product/Assurances';
export { ProductAccordion } from '../../components/product/ProductAccordion';
export { Related } from './Related';
