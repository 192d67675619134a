import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon, type IconName } from '../components/Icon.tsx'
import type { DocumentReport } from '../../core/diagnose.ts'
import type { DocumentState } from './document-state.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { removeFile, update, withFileBack, type Session } from './session.ts'
import { useShow } from './show.ts'
import './documents.css'

/** More than these are folded. */
const shownAtFirst = 9

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
  const shown = isWhole ? states : firstOf(states)
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" tabIndex={-1}>
        Checked and not checked
      </h2>
      <Removed removed={removed} />
      <ul className="documents">
        {shown.map((state) => (
          <Card
            key={`${state.document.file}:${state.document.lines.join()}:${state.document.recognisedAs}`}
            state={state}
          />
        ))}
      </ul>
      {shown.length < states.length && (
        <Button
          size="small"
          onClick={() => {
            focusDocuments()
            setWhole(true)
          }}
        >
          Show {states.length - shown.length} more
        </Button>
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
  'unread',
  'error',
  'warning',
  'asked',
  'read',
  'ok',
]

/** Whatever had the focus goes with what it did. */
const focusDocuments = () => document.getElementById('documents-title')?.focus()

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

const icons: Readonly<Record<DocumentState['tone'], IconName>> = {
  error: 'error',
  warning: 'warning',
  asked: 'unknown',
  ok: 'ok',
  read: 'info',
  unread: 'unknown',
}

function Card({ state }: { readonly state: DocumentState }) {
  const { document, tone, verdict, summary, reasons, advice } = state
  const { file, recognisedAs, lines, about } = document
  const show = useShow()
  const isKnown = tone !== 'unread'
  return (
    <li className="document" data-tone={tone}>
      <p className="document-name">
        <Button
          size="small"
          className="place"
          onClick={() => show({ file, line: lines[0], column: 1 })}
        >
          {file}
          {lines[0] > 1 && `:${lines[0]}`}
        </Button>
        <Button
          size="small"
          aria-label={`Remove ${file}`}
          onClick={() => {
            focusDocuments()
            removeFile(file)
          }}
        >
          <Icon name="close" />
        </Button>
      </p>
      <p className="small">{recognisedAs ?? 'Not recognised'}</p>
      {isKnown && <p className="small secondary">{summary}</p>}
      {reasons.slice(0, 3).map((reason) => (
        <p key={reason} className="small secondary">
          {reason}
        </p>
      ))}
      <p className="document-verdict" data-tone={tone}>
        <Icon name={icons[tone]} /> {verdict}
      </p>
      {tone === 'read' && (
        <p className="small secondary">Its values count in the checks of the whole setup.</p>
      )}
      {advice !== undefined && <p className="small">{advice}</p>}
      {about.length > 0 && (
        <details className="small">
          <summary>What was checked</summary>
          <ul>
            {about.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
