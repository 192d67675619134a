/** Prints the record alone: the styles of print leave out all else while the page is marked. */
export function printRecord(show: (isShown: true) => void) {
  show(true)
  const { dataset } = document.documentElement
  const done = () => delete dataset['print']
  window.addEventListener('afterprint', done, { once: true })
  dataset['print'] = 'record'
  // The record is drawn before the print dialog reads the page.
  setTimeout(() => window.print(), 50)
}
