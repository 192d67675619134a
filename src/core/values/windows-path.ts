/** `C:\k`: a drive, then names without what Windows forbids, and without blanks or dots at their ends. */
const absolute =
  /^[A-Za-z]:\\(?:[^<>:"/\\|?*\x00-\x1f]*[^<>:"/\\|?*\x00-\x1f .](?:\\[^<>:"/\\|?*\x00-\x1f]*[^<>:"/\\|?*\x00-\x1f .])*\\?)?$/

export const isAbsoluteWindowsPath = (text: string) => text.length <= 240 && absolute.test(text)
