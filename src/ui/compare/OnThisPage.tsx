import { Button } from '../components/Button.tsx'

/** The headings of the page by their ids. */
const sections = {
  'nodes-title': 'The nodes',
  'decisions-title': 'Decisions',
  'findings-title': 'Findings',
  'between-title': 'The way and the files',
  'path-title': 'One packet',
  'criteria-title': 'Criteria',
  'support-title': 'Support',
  'record-title': 'Decision record',
} as const

/** The sections of a long page; each button brings its heading into view, and the focus with it. */
export function OnThisPage() {
  return (
    <nav className="on-this-page no-print" aria-label="On this page">
      <ul>
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <Button size="small" onClick={() => showHeading(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Brings a heading under the bars that stay at the top. */
export function showHeading(id: string) {
  const heading = document.getElementById(id)
  if (!heading) return
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}
