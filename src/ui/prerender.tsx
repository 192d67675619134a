import { renderToString } from 'react-dom/server'
import { topics } from '../core/plan.ts'
import { App, untouched } from './App.tsx'
import { createStyleCache } from './components/style-cache.ts'

const everyStep = topics.map(({ id }) => ({
  ...untouched,
  place: { page: 'plan', topic: id } as const,
}))

/** The untouched Home as HTML, and the rules of MUI that it and every step of the plan need, with their names. */
export function prerender(): {
  readonly html: string
  readonly css: string
  readonly names: string
} {
  const cache = createStyleCache()
  // Collects rules instead of writing them beside each element.
  cache.compat = true
  const html = renderToString(<App today={undefined} cache={cache} />)
  for (const start of everyStep)
    renderToString(<App today={undefined} cache={cache} start={start} />)
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    html,
    css: rules.map(([, rule]) => rule).join(''),
    names: rules.map(([name]) => name).join(' '),
  }
}
