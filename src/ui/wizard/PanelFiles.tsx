import { useState } from 'react'
import { createGenerator, type GeneratedFile } from '../../core/files.ts'
import type { Evaluation } from '../../core/plan.ts'
import { SelectInput } from '../components/Input.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import { diffLines } from '../components/diff-lines.ts'
import './panel-files.css'

/** Of its own, so that the present files stay remembered beside those from before. */
const generateBefore = createGenerator()

/** The files as they are now; the one that the last choice changed, with its lines lit and those that went struck. */
export function PanelFiles({ files }: { readonly files: readonly GeneratedFile[] | undefined }) {
  const { before } = useOutcome()
  const [chosen, setChosen] = useState<{
    readonly path: string
    readonly at: Evaluation | undefined
  }>()
  if (!files) return <p className="secondary">Writing the files…</p>
  const old = new Map(before ? generateBefore(before).map(({ path, text }) => [path, text]) : [])
  const changed = before ? files.filter(({ path, text }) => old.get(path) !== text) : []
  const followed = changed.find(isTelling) ?? changed[0]
  const path =
    chosen?.at === before && chosen ? chosen.path : (followed?.path ?? chosen?.path ?? usual)
  const file = files.find((each) => each.path === path) ?? files[0]
  if (!file) return <p className="secondary">These choices give no file.</p>
  return (
    <div className="panel-files">
      <label className="small" htmlFor="panel-file">
        File
        {before && (
          <span className="secondary">
            {' '}
            {changed.length} of {counted(files.length, 'file')} changed with your last choice
          </span>
        )}
      </label>
      <SelectInput
        id="panel-file"
        isMono
        value={file.path}
        onChange={(event) => setChosen({ path: event.target.value, at: before })}
      >
        {files.map((each) => (
          <option key={each.path} value={each.path}>
            {changed.includes(each) ? `${each.path} – changed` : each.path}
          </option>
        ))}
      </SelectInput>
      <Preview file={file} old={before ? old.get(file.path) : undefined} />
      <p className="small">
        <PlaceLink to={{ page: 'review', file: file.path }}>
          Open in Review, with the reason for each line
        </PlaceLink>
      </p>
    </div>
  )
}

const usual = 'node/kubelet-args.txt'

/** Files about the plan and about other files change with everything. */
const isTelling = ({ path }: GeneratedFile) => path.includes('/')

function Preview({
  file,
  old,
}: {
  readonly file: GeneratedFile
  readonly old: string | undefined
}) {
  const lines = diffLines(old ?? file.text, file.text)
  return (
    <pre className="panel-preview" tabIndex={0} aria-label={file.path}>
      {lines.map(({ text, change }, i) => (
        <span key={i} className={change === 'same' ? 'line' : `line line-${change}`}>
          {text === '' ? '\u200B' : text}
          {'\n'}
        </span>
      ))}
    </pre>
  )
}
