import { useMemo, useState } from 'react'
import type { GeneratedFile } from '../../core/files.ts'
import { ExplanationBox } from '../components/ExplanationBox.tsx'
import { Button } from '../components/Button.tsx'
import { counted } from '../components/value-text.ts'
import { numberedDiff, type Shown } from '../components/diff-lines.ts'

/** A file with what came lit, what went struck, long equal stretches folded, and the reason of a line at its foot. */
export function DiffView({
  file,
  old,
}: {
  readonly file: GeneratedFile
  /** Its text before the last choice; undefined where there was none. */
  readonly old: string | undefined
}) {
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const reasons = useMemo(() => file.explain(), [file])
  const shown = useMemo(
    () => numberedDiff(old ?? file.text, file.text, isWhole || old === undefined),
    [file, old, isWhole],
  )
  const firstNew = shown.find(
    ({ change, number }) => change === 'new' && number !== undefined && reasons.has(number),
  )?.number
  const line = chosen ?? firstNew
  return (
    <div className="diff">
      <ol className="diff-lines" aria-label={`Lines of ${file.path}`}>
        {shown.map((each, i) => (
          <Line
            key={i}
            line={each}
            isExplained={each.number !== undefined && reasons.has(each.number)}
            isChosen={each.number !== undefined && each.number === line}
            onChoose={setChosen}
            onWhole={() => setWhole(true)}
          />
        ))}
      </ol>
      <ExplanationBox
        line={line}
        reason={line === undefined ? undefined : reasons.get(line)}
        count={reasons.size}
      />
    </div>
  )
}

const signs = { same: '', new: '+', gone: '−', gap: '' } as const
const spoken = { same: '', new: 'new: ', gone: 'gone: ', gap: '' } as const

function Line({
  line: { text, change, number, count },
  isExplained,
  isChosen,
  onChoose,
  onWhole,
}: {
  readonly line: Shown
  readonly isExplained: boolean
  readonly isChosen: boolean
  readonly onChoose: (line: number) => void
  readonly onWhole: () => void
}) {
  if (change === 'gap') {
    return (
      <li className="diff-gap">
        <Button size="small" onClick={onWhole}>
          {counted(count ?? 0, 'line')} as before
        </Button>
      </li>
    )
  }
  return (
    <li className="diff-line" data-change={change} data-chosen={isChosen || undefined}>
      {isExplained && number !== undefined ? (
        <button
          type="button"
          className="diff-number"
          aria-pressed={isChosen}
          aria-label={`Line ${number}: why it is there`}
          onClick={() => onChoose(number)}
        >
          {number}
        </button>
      ) : (
        <span className="diff-number" aria-hidden="true">
          {number}
        </span>
      )}
      <span className="diff-sign" aria-hidden="true">
        {signs[change]}
      </span>
      <code>
        {spoken[change] !== '' && <span className="visually-hidden">{spoken[change]}</span>}
        {text}
      </code>
    </li>
  )
}
