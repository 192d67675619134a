import { useEffect, useRef, useState } from 'react'
import { sections, type Row } from '../../core/lookup.ts'
import { appName, appVersion, catalogVersion } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { Icon } from '../components/Icon.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'
import type { Found } from './search-entries.ts'

const shownAtFirst = 60

/** Entries as lines; the one in the address is open. */
export function EntryList({
  found,
  isMixed,
  open,
}: {
  readonly found: readonly Found[]
  /** Of several sections, which each line then names. */
  readonly isMixed: boolean
  readonly open: string | undefined
}) {
  const at = found.findIndex(({ entry }) => entry.id === open)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? found : found.slice(0, Math.max(shownAtFirst, at + 1))
  return (
    <>
      <ul className="entries surface">
        {shown.map(({ section, entry }) => (
          <Line
            key={`${section} ${entry.id}`}
            found={{ section, entry }}
            isMixed={isMixed}
            isOpen={entry.id === open}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button look="outlined" onClick={() => setWhole(true)}>
          Show all {found.length}
        </Button>
      )}
    </>
  )
}

function Line({
  found: { section, entry },
  isMixed,
  isOpen,
}: {
  readonly found: Found
  readonly isMixed: boolean
  readonly isOpen: boolean
}) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const { id, title, summary, rows } = entry
  return (
    <li className="entry" ref={line} data-open={isOpen || undefined}>
      <PlaceLink
        className="entry-line"
        to={{ page: 'reference', section, ...(isOpen ? {} : { entry: id }) }}
        aria-expanded={isOpen}
      >
        <Icon name={isOpen ? 'down' : 'next'} />
        <span className="entry-title">{title}</span>
        <span className="entry-summary secondary">
          {isMixed && <span className="tag">{sectionTitle(section)}</span>} {summary}
        </span>
      </PlaceLink>
      {isOpen && (
        <div className="entry-body">
          <Rows rows={rows} />
          <div className="row">
            <CopyButton label="Copy the link" text={() => window.location.href} />
            <CopyButton
              label="This is wrong: copy a report"
              text={`${appName} ${appVersion}, facts of ${catalogVersion}: ${section}/${id} is wrong.\nIt says: ${title}: ${summary}\nWhat is right, and where it is written: `}
            />
          </div>
        </div>
      )}
    </li>
  )
}

const sectionTitle = (id: string) => sections.find((section) => section.id === id)?.title ?? id

const confidences = { inferred: 'Inferred', unknown: 'Not known' } as const

/** Statements with the numbers of their sources, which stand once at the end. */
export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const sources = [...new Set(rows.flatMap((row) => row.sources))]
  return (
    <>
      <dl className="entry-rows">
        {rows.map(({ label, text, confidence, note, sources: own }, i) => (
          <div key={i}>
            <dt>{label}</dt>
            <dd>
              <p>
                {text} <Numbers numbers={own.map((source) => sources.indexOf(source) + 1)} />
                {confidence !== 'verified' && (
                  <span className="tag">{confidences[confidence]}</span>
                )}
              </p>
              {note !== undefined && <p className="small secondary">{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <SourceLinks sources={sources} isNumbered />
    </>
  )
}

function Numbers({ numbers }: { readonly numbers: readonly number[] }) {
  if (numbers.length === 0) return null
  return (
    <span className="entry-numbers secondary">
      <span className="visually-hidden">Sources </span>[{numbers.join(', ')}]
    </span>
  )
}
