import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import type { DocumentReport } from '../../core/diagnose.ts'
import type { DocumentState } from './document-state.ts'
import { DocumentCards, focusDocuments } from './DocumentCards.tsx'
import { PlaceButton } from './PlaceButton.tsx'
import { update, withFileBack, type Session } from './session.ts'
import './documents.css'

/** More than these are folded. */
const shownAtFirst = 9
/** More of which nothing is known stand together. */
const mostUnknown = 3

/** What became of each document: what it is, how far it was read, what checked it. */
export function Documents({
  states,
  asides,
  removed,
}: {
  readonly states: readonly DocumentState[]
  /** Words between them. */
  readonly asides: readonly DocumentReport[]
  readonly removed: Session['removed']
}) {
  const [isWhole, setWhole] = useState(false)
  const unknown = states.filter(({ isUnknown }) => isUnknown)
  const areApart = unknown.length > mostUnknown
  const listed = areApart ? states.filter(({ isUnknown }) => !isUnknown) : states
  const shown = isWhole ? listed : firstOf(listed)
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" tabIndex={-1}>
        Checked and not checked
      </h2>
      <Removed removed={removed} />
      <DocumentCards states={shown} />
      {shown.length < listed.length && (
        <Button
          size="small"
          onClick={() => {
            focusDocuments()
            setWhole(true)
          }}
        >
          Show {listed.length - shown.length} more
        </Button>
      )}
      {areApart && (
        <details className="documents-unknown">
          <summary>
            <span className="document-verdict" data-tone="unread">
              <Icon name="unknown" /> {unknown.length} documents not checked
            </span>{' '}
            <span className="small secondary">No value and no message in them is known here.</span>
          </summary>
          <DocumentCards states={unknown} />
        </details>
      )}
      {asides.length > 0 && <Asides asides={asides} />}
    </section>
  )
}

/** Where some are folded, none of those that matter most. */
function firstOf(states: readonly DocumentState[]): readonly DocumentState[] {
  if (states.length <= shownAtFirst) return states
  const first = new Set(
    states
      .toSorted((a, b) => gravest.indexOf(a.tone) - gravest.indexOf(b.tone))
      .slice(0, shownAtFirst),
  )
  return states.filter((state) => first.has(state))
}

const gravest: readonly DocumentState['tone'][] = [
  'error',
  'warning',
  'unread',
  'asked',
  'read',
  'ok',
]

/** What was removed last, which can be put back. */
function Removed({ removed }: { readonly removed: Session['removed'] }) {
  return (
    <p className="small documents-removed" role="status">
      {removed && (
        <>
          {removed.file.name} was removed.{' '}
          <Button
            size="small"
            icon="undo"
            onClick={() => {
              focusDocuments()
              update(withFileBack)
            }}
          >
            Put it back
          </Button>
        </>
      )}
    </p>
  )
}

/** More of them are counted. */
const mostAsides = 6

function Asides({ asides }: { readonly asides: readonly DocumentReport[] }) {
  return (
    <p className="documents-asides small secondary">
      Words in which nothing known here is told, and nothing was checked:{' '}
      {asides.slice(0, mostAsides).map(({ file, lines: [line] }) => (
        <PlaceButton key={`${file}:${line}`} place={{ file, line, column: 1 }} />
      ))}
      {asides.length > mostAsides && ` and ${asides.length - mostAsides} more`}
    </p>
  )
}
