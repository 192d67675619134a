import { Button } from '../components/Button.tsx'
import { Icon, type IconName } from '../components/Icon.tsx'
import type { DocumentState } from './document-state.ts'
import { removeFile } from './session.ts'
import { useShow } from './show.ts'

/** Whatever had the focus goes with what it did. */
export const focusDocuments = () => document.getElementById('documents-title')?.focus()

export function DocumentCards({ states }: { readonly states: readonly DocumentState[] }) {
  return (
    <ul className="documents">
      {states.map((state) => (
        <Card
          key={`${state.document.file}:${state.document.lines.join()}:${state.document.recognisedAs}`}
          state={state}
        />
      ))}
    </ul>
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
