import { memo, useEffect, useMemo, useState } from 'react'
import type { Observation, ShownFile } from '../../core/diagnose.ts'
import { Button } from '../components/Button.tsx'
import { countText } from './count-text.ts'
import { leadTo } from './show.ts'
import { piecesOf, stretchesOf } from './text-lines.ts'
import type { LineMark } from './Texts.tsx'

/** Of longer lines the rest is folded. */
const longestLine = 3000

/** Folded lines that one click opens. */
const linesPerOpening = 400

/** The lines of one file: values that were read underlined, findings at their lines. */
export const TextFile = memo(function TextFile({
  file: { name, lines },
  index,
  marks,
  observations,
  target,
}: {
  readonly file: ShownFile
  readonly index: number
  readonly marks: readonly LineMark[]
  readonly observations: readonly Observation[]
  readonly target: number | undefined
}) {
  const [opened, setOpened] = useState<readonly (readonly [number, number])[]>([])
  // The button that had the focus goes, and reading goes on where it stood.
  const newest = opened.at(-1)?.[0]
  useEffect(() => {
    if (newest !== undefined) document.getElementById(`line-${index}-${newest}`)?.focus()
  }, [newest, index])
  const read = useMemo(() => {
    const byLine = new Map<number, Observation[]>()
    for (const observation of observations) {
      const { file, line } = observation
      if (file !== name) continue
      const onLine = byLine.get(line)
      if (onLine) onLine.push(observation)
      else byLine.set(line, [observation])
    }
    return byLine
  }, [observations, name])
  const wanted = useMemo(
    () => [
      ...marks.map(({ line }) => line),
      ...[...read.keys()].slice(0, 100),
      ...(target === undefined ? [] : [target]),
    ],
    [marks, read, target],
  )
  const stretches = stretchesOf(lines.length, wanted, opened)
  return (
    <ol className="text-lines" aria-label={`Lines of ${name}`}>
      {stretches.flatMap(({ from, to, isFolded }) =>
        isFolded ? (
          <li key={`gap-${from}`} className="text-gap">
            <Button
              size="small"
              onClick={() => {
                setOpened([...opened, [from, Math.min(to, from + linesPerOpening - 1)]])
              }}
            >
              Lines {from} to {to}
            </Button>
          </li>
        ) : (
          lines.slice(from - 1, to).map((text, i) => {
            const line = from + i
            return (
              <TextLine
                key={line}
                id={`line-${index}-${line}`}
                number={line}
                text={text}
                marks={marks.filter((mark) => mark.line === line)}
                observations={read.get(line) ?? none}
              />
            )
          })
        ),
      )}
    </ol>
  )
})

const none: readonly Observation[] = []

const order = ['error', 'warning', 'unknown', 'info'] as const

function TextLine({
  id,
  number,
  text,
  marks,
  observations,
}: {
  readonly id: string
  readonly number: number
  readonly text: string
  readonly marks: readonly LineMark[]
  readonly observations: readonly Observation[]
}) {
  const tone = order.find((one) => marks.some(({ severity }) => severity === one))
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && text.length > longestLine
  const shown = isCut ? text.slice(0, longestLine) : text
  const pins = [...new Map(marks.map((mark) => [mark.number, mark])).values()]
  return (
    <li className="text-line" id={id} tabIndex={-1} data-tone={tone}>
      <span className="text-number" aria-hidden="true">
        {number}
      </span>
      <code>
        {piecesOf(
          shown,
          isCut
            ? observations.filter(({ column, raw }) => column + raw.length <= longestLine)
            : observations,
        ).map((piece, i) =>
          piece.name === undefined ? (
            piece.text
          ) : (
            <span key={i} className="text-value" title={piece.name}>
              {piece.text}
            </span>
          ),
        )}
        {isCut && (
          <Button
            size="small"
            onClick={() => {
              document.getElementById(id)?.focus({ preventScroll: true })
              setWhole(true)
            }}
          >
            … {countText(text.length - longestLine, 'more character')}
          </Button>
        )}
        {pins.map((mark) => (
          <Button
            key={mark.number}
            size="small"
            className="pin"
            data-tone={mark.severity}
            aria-label={`Line ${number}: to finding ${mark.number}`}
            onClick={() => leadTo(`finding-${mark.number}`)}
          >
            {mark.number}
          </Button>
        ))}
      </code>
    </li>
  )
}
