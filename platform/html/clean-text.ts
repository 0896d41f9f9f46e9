const controls = /[^\P{Cc}\n\t]/gu;

/**
 * Text as an HTML page can hold it: no control characters but tab and newline, lone surrogates as
 * U+FFFD, line ends as \n. What a page cannot hold would differ between the server's HTML and the
 * browser's first render.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
