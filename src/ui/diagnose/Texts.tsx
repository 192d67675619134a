import { useEffect, useMemo, useState } from 'react'
import type { Diagnosis, Place, ShownFile } from '../../core/diagnose.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { counted } from '../components/value-text.ts'
import { countText } from './count-text.ts'
import type { Session } from './session.ts'
import { TextFile } from './TextFile.tsx'
import './texts.css'

/** Where to go in the texts; a new object each time, so that the same place can be gone to again. */
export interface Target {
  readonly place: Place
}

/** Open without being asked: those with findings, and the first ones. */
const firstOpen = 4
const mostOpen = 12

/** What was sent, line by line, with the findings at their lines. */
export function Texts({
  texts,
  diagnosis,
  target,
  fixes,
}: {
  readonly texts: readonly ShownFile[]
  readonly diagnosis: Diagnosis
  readonly target: Target | undefined
  readonly fixes: Session['fixes']
}) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const marks = useMemo(() => marksByFile(diagnosis), [diagnosis])
  const mended = new Set(fixes.flatMap(({ edits }) => edits.map(({ file }) => file)))
  const isOpen = (name: string, i: number) =>
    target?.place.file === name ||
    (toggled.get(name) ?? (i < firstOpen || (i < mostOpen && marks.has(name))))
  useEffect(() => {
    if (!target) return
    const { file, line } = target.place
    const at = texts.findIndex(({ name }) => name === file)
    const element = document.getElementById(`line-${at}-${line}`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
    // Only a new target leads anywhere.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [target])
  return (
    <section aria-labelledby="texts-title" className="texts">
      <h2 id="texts-title">What was sent</h2>
      {texts.map((file, i) => {
        const own = marks.get(file.name) ?? []
        return (
          <details key={file.name} className="text surface" open={isOpen(file.name, i)}>
            <summary
              onClick={(event) => {
                event.preventDefault()
                setToggled(new Map(toggled).set(file.name, !isOpen(file.name, i)))
              }}
            >
              <span className="mono">{file.name}</span>
              <span className="small secondary">
                {countText(file.lines.length, 'line')}
                {own.length > 0 &&
                  ` · ${counted(new Set(own.map(({ number }) => number)).size, 'finding')}`}
              </span>
            </summary>
            {mended.has(file.name) && <Mended file={file} />}
            {isOpen(file.name, i) && (
              <TextFile
                file={file}
                index={i}
                marks={own}
                observations={diagnosis.observations}
                target={target?.place.file === file.name ? target.place.line : undefined}
              />
            )}
          </details>
        )
      })}
    </section>
  )
}

/** A text with its fixes, to send back. */
const Mended = ({ file: { name, lines, masked } }: { readonly file: ShownFile }) => (
  <div className="text-mended small secondary">
    <span>With the fixes{masked > 0 && '; what looks like a secret stays masked'}</span>
    <CopyButton
      text={() => lines.join('\n')}
      label="Copy the text"
      spoken={`Copy ${name} with the fixes`}
    />
  </div>
)

export interface LineMark {
  readonly line: number
  /** Of the finding. */
  readonly number: number
  readonly severity: Diagnosis['findings'][number]['severity']
}

/** The findings of each file at their lines, and at the others that they name. */
function marksByFile({ findings }: Diagnosis): ReadonlyMap<string, readonly LineMark[]> {
  const byFile = new Map<string, LineMark[]>()
  for (const [i, { file, line, also = [], severity }] of findings.entries()) {
    for (const place of [...(file === undefined ? [] : [{ file, line: line ?? 1 }]), ...also]) {
      const mark = { line: place.line, number: i + 1, severity }
      const fileMarks = byFile.get(place.file)
      if (fileMarks) fileMarks.push(mark)
      else byFile.set(place.file, [mark])
    }
  }
  return byFile
}
