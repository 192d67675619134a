/** Text inside an element or a quoted attribute; characters that HTML has no place for become a mark. */
export const htmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
