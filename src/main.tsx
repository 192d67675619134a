import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './ui/App.tsx'
import { createStyleCache } from './ui/components/style-cache.ts'
import { begin } from './ui/state/start.ts'
import { openStore } from './ui/state/storage.ts'
import { lineageOf } from './ui/state/use-browser-sync.ts'
import { newLineage } from './ui/state/sync.ts'

const cache = createStyleCache()
const root = document.getElementById('root')
const start = begin({
  hash: window.location.hash,
  lineage: lineageOf(window.history.state),
  newLineage: newLineage(),
  store: openStore(),
})
const today = new Date().toISOString().slice(0, 10)

if (root?.firstElementChild && start.place.page === 'home') {
  // The page in the HTML is the untouched Home; what this browser brings along is taken over after.
  startTransition(() => {
    hydrateRoot(root, <App today={today} cache={cache} adopt={start} />)
  })
} else if (root) {
  const { dataset } = document.documentElement
  if (root.firstElementChild && dataset['deep'] === undefined) dataset['left'] = ''
  createRoot(root).render(<App today={today} cache={cache} start={start} />)
}
