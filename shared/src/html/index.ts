export { type CleanHtml, cleanHtml, type HtmlCleaner, setHtmlCleaner } from './clean-html';
export { RichText } from './RichText';
