export {
  type CleanHtml,
  cleanHtml,
  type HtmlCleaner,
  paragraphsHtml,
  setHtmlCleaner,
} from './clean-html';
export { RichText } from './RichText';
export { type SiteAddresses, setSiteAddresses } from './site-addresses';
