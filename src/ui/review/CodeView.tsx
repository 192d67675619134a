import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { Explanation, GeneratedFile, Language } from '../../core/files.ts'
import { createSetting, useSetting } from '../state/setting.ts'
import { ExplanationBox } from '../components/ExplanationBox.tsx'
import './code.css'

type Highlight = (text: string, language: Language) => readonly ReactNode[]

let highlighter: Highlight | undefined

async function loadHighlighter(): Promise<Highlight> {
  highlighter ??= (await import('./highlight.tsx')).highlightLines
  return highlighter
}

/** A file with numbered lines; pointing at, tapping or walking to a line tells why it is there. */
export function CodeView({ file }: { readonly file: GeneratedFile }) {
  const text = file.text.replace(/^\uFEFF/, '').replace(/\n$/, '')
  const lines = useHighlighted(text, file.language)
  const reasons = useMemo(() => file.explain(), [file])
  const explained = useMemo(() => [...reasons.keys()].toSorted((a, b) => a - b), [reasons])
  const [pinned, setPinned] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const isTold = useSetting(explainsLines)
  const ends = useMemo(() => endsOf(reasons), [reasons])
  const shown = hovered ?? pinned
  const stop = pinned ?? explained[0]

  const walk = useCallback(
    (event: KeyboardEvent<HTMLButtonElement>) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      const at = Number(event.currentTarget.dataset['line'])
      const next = explained[explained.indexOf(at) + by]
      if (next === undefined) return
      setPinned(next)
      list.current?.querySelector<HTMLElement>(`[data-line="${next}"]`)?.focus()
    },
    [explained],
  )
  return (
    <div className="code">
      {explained.length > 0 && (
        <label className="code-explain small">
          <input
            type="checkbox"
            checked={isTold}
            onChange={(event) => explainsLines.set(event.currentTarget.checked)}
          />
          Explain under the lines
        </label>
      )}
      <ol
        ref={list}
        className="code-lines"
        onPointerLeave={() => setHovered(undefined)}
        aria-label={`Lines of ${file.path}`}
      >
        {lines.map((line, i) => (
          <Line
            key={i}
            number={i + 1}
            reason={reasons.get(i + 1)}
            isShown={shown !== undefined && sameReason(reasons, shown, i + 1)}
            isPinned={pinned === i + 1}
            isStop={stop === i + 1}
            onHover={setHovered}
            onPin={setPinned}
            onWalk={walk}
            told={isTold ? ends.get(i + 1)?.text : undefined}
          >
            {line}
          </Line>
        ))}
      </ol>
      <ExplanationBox
        line={shown}
        reason={shown === undefined ? undefined : reasons.get(shown)}
        count={explained.length}
      />
    </div>
  )
}

/** Whether the reasons stand under their lines. */
const explainsLines = createSetting('explain-lines', true, (text) =>
  text === 'true' ? true : text === 'false' ? false : undefined,
)

/** The last line of each block of one reason: what it says stands below the block. */
function endsOf(reasons: ReadonlyMap<number, Explanation>): ReadonlyMap<number, Explanation> {
  return new Map([...reasons].filter(([line, reason]) => reasons.get(line + 1) !== reason))
}

/** The lines of one block share one reason, and light up together. */
function sameReason(reasons: ReadonlyMap<number, Explanation>, a: number, b: number): boolean {
  return a === b || (reasons.has(a) && reasons.get(a) === reasons.get(b))
}

const Line = memo(function Line({
  number,
  reason,
  isShown,
  isPinned,
  isStop,
  onHover,
  onPin,
  onWalk,
  told,
  children,
}: {
  readonly number: number
  readonly reason: Explanation | undefined
  readonly isShown: boolean
  readonly isPinned: boolean
  /** The one explained line that Tab reaches. */
  readonly isStop: boolean
  readonly onHover: (line: number | undefined) => void
  readonly onPin: (line: number | undefined) => void
  readonly onWalk: (event: KeyboardEvent<HTMLButtonElement>) => void
  /** What stands under the line. */
  readonly told: string | undefined
  readonly children: ReactNode
}) {
  const pinUnlessSelecting = () => {
    if (window.getSelection()?.isCollapsed !== false) onPin(number)
  }
  return (
    <li
      className="code-line"
      data-shown={isShown || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onHover(reason ? number : undefined)
      }}
    >
      {reason ? (
        <button
          type="button"
          className="code-number"
          data-line={number}
          tabIndex={isStop ? 0 : -1}
          aria-pressed={isPinned}
          aria-label={`Line ${number}: why it is there`}
          onClick={() => onPin(isPinned ? undefined : number)}
          onKeyDown={onWalk}
        >
          {number}
        </button>
      ) : (
        <span className="code-number" aria-hidden="true">
          {number}
        </span>
      )}
      <code onPointerUp={reason ? () => pinUnlessSelecting() : undefined}>{children}</code>
      {told !== undefined && <p className="code-told">{told}</p>}
    </li>
  )
})

function useHighlighted(text: string, language: Language): readonly ReactNode[] {
  const [highlight, setHighlight] = useState(() => highlighter)
  useEffect(() => {
    if (!highlight) void loadHighlighter().then((loaded) => setHighlight(() => loaded))
  }, [highlight])
  return useMemo(
    () => (highlight ? highlight(text, language) : text.split('\n')),
    [highlight, text, language],
  )
}
