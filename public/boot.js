// Runs before the first paint: the chosen scheme, and no flash of Home under a link to another page.
const isDeep = !/^#?\/?(\?|$)/.test(location.hash)
try {
  document.documentElement.dataset.scheme =
    localStorage.getItem('windows-node-wizard-scheme') || 'system'
} catch {}
const { dataset } = document.documentElement
if (isDeep) dataset.deep = ''
dataset.loading = ''

// A button of the painted Home that is pressed before the app listens is pressed again once it does.
// Under a link to another page the app draws the header anew, in the same order, and a link of the
// painted one would lose the plan of the address.
let pressed
const inHeader = () => [...document.querySelectorAll('header :is(a, button)')]
const remember = (event) => {
  const element = event.target.closest(isDeep ? 'a, button' : 'button')
  if (!element) return
  // A link is followed by the browser, a form sent nowhere.
  if (isDeep || element.localName === 'button') event.preventDefault()
  pressed = { element, place: inHeader().indexOf(element) }
}
document.addEventListener('click', remember, true)
document.addEventListener(
  'app-listens',
  () => {
    delete dataset.loading
    document.removeEventListener('click', remember, true)
    if (!pressed) return
    const { element, place } = pressed
    const living = element.isConnected ? element : inHeader()[place]
    // Not while the app is still at work: it makes what is pressed alive first.
    setTimeout(() => living?.click())
  },
  { once: true },
)

// Home stands in the HTML: it is painted first, and the app comes alive after, one part at a time,
// so that no part keeps the page from answering. A link to another page has nothing to wait for.
const listed = (text) => (text ?? '').split(' ').filter(Boolean)
const { app, styles } = document.currentScript?.dataset ?? {}
const parts = listed(app)

// The HTML has the styles of Home alone.
const styled = (href) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    // Without its styles a page is still better than none.
    for (const event of ['load', 'error']) link.addEventListener(event, resolve)
    document.head.append(link)
  })

async function start() {
  await Promise.all(listed(styles).map(styled))
  for (const href of parts) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.fetchPriority = 'low'
    document.head.append(link)
  }
  try {
    for (const [i, part] of parts.entries()) {
      const bar = document.querySelector('.opening progress')
      if (bar) bar.value = i / parts.length
      await import(part)
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch (error) {
    // Home is better than an empty page.
    delete dataset.deep
    delete dataset.loading
    throw error
  }
}
if (isDeep) void start()
else requestAnimationFrame(() => setTimeout(start))
