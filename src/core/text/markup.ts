/** Text inside an element or an attribute in double quotes; what XML 1.0 has no place for becomes a replacement mark. */
export const markupText = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
