import { useMemo, useState } from 'react'
import { createGenerator, type GeneratedFile } from '../../core/files.ts'
import type { Evaluation, TopicId } from '../../core/plan.ts'
import { Button } from '../components/Button.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { SelectInput } from '../components/Input.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import { changedFiles, filesOf, type ChangedFile } from './changed-files.ts'
import { DiffView } from './DiffView.tsx'
import './panel-files.css'

/** Each generator remembers the files of one plan; this one is for the plan before the last choice. */
const generateBefore = createGenerator()

/** The files as they are now; the one that the last choice changed most is open. */
export function PanelFiles({
  files,
  topic,
}: {
  readonly files: readonly GeneratedFile[] | undefined
  /** The part whose questions are open. */
  readonly topic: TopicId
}) {
  const { before } = useOutcome()
  const [chosen, setChosen] = useState<{
    readonly path: string
    readonly at: Evaluation | undefined
  }>()
  const old = useMemo(
    () => new Map(before ? generateBefore(before).map(({ path, text }) => [path, text]) : []),
    [before],
  )
  const changed = useMemo(
    () => (files && before ? changedFiles(files, old) : []),
    [files, before, old],
  )
  const own = useMemo(() => (files ? filesOf(topic, files) : []), [files, topic])
  if (!files) return <p className="secondary">Writing the files…</p>
  const isKept = chosen !== undefined && chosen.at === before
  const path = isKept ? chosen.path : (changed[0]?.file.path ?? own[0]?.path ?? chosen?.path)
  const file = files.find((each) => each.path === path) ?? files[0]
  if (!file) return <p className="secondary">These choices give no file.</p>
  const choose = (next: string) => setChosen({ path: next, at: before })
  return (
    <div className="panel-files">
      {before && <Changed changed={changed} of={files.length} path={file.path} onChoose={choose} />}
      <div className="panel-file-row">
        <label className="visually-hidden" htmlFor="panel-file">
          File
        </label>
        <SelectInput
          id="panel-file"
          isMono
          value={file.path}
          onChange={(event) => choose(event.target.value)}
        >
          <optgroup label="Of this part">
            {own.map((each) => (
              <option key={each.path}>{each.path}</option>
            ))}
          </optgroup>
          <optgroup label="Others">
            {files
              .filter((each) => !own.includes(each))
              .map((each) => (
                <option key={each.path}>{each.path}</option>
              ))}
          </optgroup>
        </SelectInput>
        <CopyButton text={file.text.replace(/^\uFEFF/, '')} label="Copy" />
      </div>
      <DiffView
        key={`${file.path} ${String(changed.length > 0)}`}
        file={file}
        old={changed.some((one) => one.file === file) ? (old.get(file.path) ?? '') : undefined}
      />
      <p className="small">
        <PlaceLink to={{ page: 'review', file: file.path }}>
          Open in Review, with the reason for each line
        </PlaceLink>
      </p>
    </div>
  )
}

/** More changed files than this are named by the list of all files alone. */
const maxNamedFiles = 4

function Changed({
  changed,
  of,
  path,
  onChoose,
}: {
  readonly changed: readonly ChangedFile[]
  readonly of: number
  readonly path: string
  readonly onChoose: (path: string) => void
}) {
  const shown = changed.slice(0, maxNamedFiles)
  return (
    <section aria-labelledby="panel-changed">
      <h2 id="panel-changed">
        {changed.length} of {counted(of, 'file')} changed with your last choice
      </h2>
      <ul className="panel-changed">
        {shown.map(({ file, count }) => (
          <li key={file.path}>
            <Button
              size="small"
              aria-current={file.path === path || undefined}
              onClick={() => onChoose(file.path)}
            >
              <span className="mono">{file.path}</span>
              <span className="secondary">{counted(count, 'line')}</span>
            </Button>
          </li>
        ))}
      </ul>
      {changed.length > maxNamedFiles && (
        <p className="secondary small">
          and{' '}
          {changed
            .slice(maxNamedFiles)
            .map(({ file }) => file.path.split('/').at(-1))
            .join(', ')}
        </p>
      )}
    </section>
  )
}
