/** `C:\k`: a drive, then names without what Windows forbids, and without blanks or dots at their ends. */
const absolute =
  /^[A-Za-z]:\\(?:[^<>:"/\\|?*\x00-\x1f]*[^<>:"/\\|?*\x00-\x1f .](?:\\[^<>:"/\\|?*\x00-\x1f]*[^<>:"/\\|?*\x00-\x1f .])*\\?)?$/

/** Windows allows 260 characters for a path; the rest is for the names of our files. */
const mostCharacters = 240

export const isAbsoluteWindowsPath = (text: string) =>
  text.length <= mostCharacters && absolute.test(text)
