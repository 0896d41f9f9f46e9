export {
  type CleanHtml,
  cleanHtml,
  type HtmlCleaner,
  paragraphsHtml,
  setHtmlCleaner,
} from './clean-html';
export { RichText } from './RichText';
export { setSiteAddresses } from './site-addresses';
