import { useState } from 'react'
import type { GeneratedFile } from '../../core/files.ts'
import { PlaceLink } from '../components/PlaceLink.tsx'

/** The files as they are now: their names, and one of them with the lines that just changed. */
export function PanelFiles({ files }: { readonly files: readonly GeneratedFile[] | undefined }) {
  const [chosen, setChosen] = useState('node/kubelet-args.txt')
  if (!files) return <p className="secondary">Writing the files…</p>
  const file = files.find(({ path }) => path === chosen) ?? files[0]
  if (!file) return <p className="secondary">These choices give no file.</p>
  return (
    <div className="panel-files">
      <label className="small" htmlFor="panel-file">
        File
      </label>
      <select
        id="panel-file"
        className="input mono"
        value={file.path}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {files.map(({ path }) => (
          <option key={path}>{path}</option>
        ))}
      </select>
      <Preview key={file.path} file={file} />
      <p className="small">
        <PlaceLink to={{ page: 'review', file: file.path }}>
          Open in Review, with the reason for each line
        </PlaceLink>
      </p>
    </div>
  )
}

/** The text shown now, and the lines of the one before. */
interface Seen {
  readonly text: string
  readonly before?: ReadonlySet<string>
}

function Preview({ file }: { readonly file: GeneratedFile }) {
  const [seen, setSeen] = useState<Seen>({ text: file.text })
  if (seen.text !== file.text) {
    setSeen({ text: file.text, before: new Set(seen.text.split('\n')) })
  }
  const lines = file.text.replace(/\n$/, '').split('\n')
  const known = seen.before
  return (
    <pre className="panel-preview" tabIndex={0} aria-label={file.path}>
      {lines.map((line, i) => (
        <span key={i} className={known && !known.has(line) ? 'line line-new' : 'line'}>
          {line === '' ? '\u200B' : line}
          {'\n'}
        </span>
      ))}
    </pre>
  )
}
