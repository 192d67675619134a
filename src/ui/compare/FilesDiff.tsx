import { useState } from 'react'
import type { Comparison } from '../../core/compare.ts'
import { diffLines } from '../components/diff-lines.ts'
import { SelectInput } from '../components/Input.tsx'
import { counted } from '../components/value-text.ts'
import { isOnlyHeader } from './header-only.ts'
import { hunksOf } from './hunks.ts'

const words = { changed: 'changed', added: 'new', removed: 'gone', same: 'same' } as const

/** The files of two setups: one shown with what went and came. */
export function FilesDiff({
  files,
  before,
  after,
}: {
  readonly files: Comparison['files']
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
}) {
  const [chosen, setChosen] = useState<string>()
  const differing = files.filter(({ change }) => change !== 'same')
  const inHeader = differing.filter(
    ({ path, change }) =>
      change === 'changed' && isOnlyHeader(before.get(path) ?? '', after.get(path) ?? ''),
  )
  const inContent = differing.filter((one) => !inHeader.includes(one))
  const file =
    differing.find(({ path }) => path === chosen) ??
    inContent.find(isTelling) ??
    inContent[0] ??
    differing[0]
  if (!file) return <p className="secondary">The files are the same.</p>
  const { path } = file
  const hunks = hunksOf(diffLines(before.get(path) ?? '', after.get(path) ?? ''))
  return (
    <div className="stack">
      <div className="section-head">
        <h3>
          {inContent.length} of {counted(files.length, 'file')} differ in content
          {inHeader.length > 0 && (
            <span className="secondary">, {inHeader.length} only in their header</span>
          )}
        </h3>
        <span className="spring" />
        <label className="small secondary" htmlFor="diff-file">
          File
        </label>
        <SelectInput
          id="diff-file"
          isMono
          value={path}
          onChange={(event) => setChosen(event.target.value)}
        >
          <Paths files={inContent} label="In content" />
          <Paths files={inHeader} label="Only in their header" />
        </SelectInput>
      </div>
      <pre className="file-diff surface" tabIndex={0} aria-label={`Differences in ${path}`}>
        {hunks.map((hunk, i) =>
          'skipped' in hunk ? (
            <span key={i} className="file-diff-gap">
              {counted(hunk.skipped, 'line')} the same{'\n'}
            </span>
          ) : (
            hunk.lines.map(({ text, change }, j) => (
              <span key={`${i} ${j}`} className={`file-diff-line file-diff-${change}`}>
                <span aria-hidden="true">{signs[change]}</span>
                {change !== 'same' && (
                  <span className="visually-hidden">{change === 'new' ? 'new: ' : 'gone: '}</span>
                )}
                {text}
                {'\n'}
              </span>
            ))
          ),
        )}
      </pre>
    </div>
  )
}

function Paths({ files, label }: { readonly files: Comparison['files']; readonly label: string }) {
  return (
    files.length > 0 && (
      <optgroup label={label}>
        {files.map(({ path, change }) => (
          <option key={path} value={path}>
            {path} – {words[change]}
          </option>
        ))}
      </optgroup>
    )
  )
}

const signs = { same: '  ', new: '+ ', gone: '− ' } as const

/** Files about the plan change with everything. */
const isTelling = ({ path }: { readonly path: string }) => path.startsWith('cni/')
