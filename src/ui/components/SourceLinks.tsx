import type { SourceRef } from '../../core/plan.ts'
import { useReference } from '../state/use-reference.ts'
import { dateText } from './date-text.ts'
import './sources.css'

/** Where a statement comes from; titles load when somebody looks. */
export function SourceLinks({
  sources,
  isNumbered = false,
}: {
  readonly sources: readonly SourceRef[]
  /** Statements beside it name the sources by number. */
  readonly isNumbered?: boolean
}) {
  const reference = useReference(sources.length > 0)
  if (sources.length === 0) return null
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className="sources" aria-label="Sources">
      {sources.map((ref) => {
        const source = reference?.resolveSource(ref)
        return (
          <li key={ref}>
            {source ? (
              <a href={source.url} target="_blank" rel="noreferrer">
                {source.title}
                {lineOf(source.url)}
                {dayOf(reference?.sourceDate(source.url))}
              </a>
            ) : (
              <span className="secondary">{reference ? ref : 'Loading the source…'}</span>
            )}
          </li>
        )
      })}
    </List>
  )
}

/** Only a date of its own; all others are of the day that the footer names. */
const dayOf = (day: string | undefined) => (day === undefined ? '' : `, ${dateText(day)}`)

/** Several lines of one page are several sources; the number tells them apart. */
function lineOf(url: string): string {
  const [, first, last] = /#L(\d+)(?:-L(\d+))?$/.exec(url) ?? []
  if (first === undefined) return ''
  return last === undefined || last === first ? `, line ${first}` : `, lines ${first} to ${last}`
}
