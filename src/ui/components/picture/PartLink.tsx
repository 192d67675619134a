import { memo, type ReactNode } from 'react'
import type { Part } from '../../../core/picture.ts'
import { Icon } from '../Icon.tsx'
import { PlaceLink } from '../PlaceLink.tsx'
import { counted } from '../value-text.ts'

/** Of a node that was read from texts, and not checked as a whole. */
const evidenceWords = { read: 'read', follows: 'follows', 'not-told': 'not told' } as const

const verdictWords = { warning: 'Warning', unknown: 'Not known', error: 'Error' } as const

/** What the mark of a part says; of many findings the first three numbers, errors before warnings. */
export function verdictText({ verdict, exampleCount, pins = [], warningPins = [] }: Part): string {
  if (verdict === 'ok') {
    return exampleCount > 0 ? `${counted(exampleCount, 'example')} to confirm` : 'no error'
  }
  const shown = pins.slice(0, 3)
  const isWarning = (pin: number) => warningPins.includes(pin)
  const named = (word: string, numbers: readonly number[]) =>
    numbers.length === 0 ? [] : [`${word} ${numbers.join(', ')}`]
  const parts = [
    ...named(
      verdictWords.error,
      shown.filter((pin) => !isWarning(pin)),
    ),
    ...named(verdictWords.warning, shown.filter(isWarning)),
  ]
  return parts.length === 0
    ? verdictWords[verdict]
    : `${parts.join(' · ')}${pins.length > shown.length ? ' …' : ''}`
}

/** The same for who does not see the mark. */
export const spokenVerdict = ({ verdict, exampleCount, evidence }: Part): string =>
  [
    ...(verdict === 'ok' && evidence !== undefined
      ? [evidenceWords[evidence]]
      : [verdict === 'ok' ? 'no error' : verdictWords[verdict]]),
    ...(exampleCount > 0 ? [`${counted(exampleCount, 'example')} to confirm`] : []),
  ].join(', ')

/** How far the user has come with a part; examples and problems stand beside it. */
export const stateOf = ({ ownCount, evidence }: Part, isSeen: boolean) =>
  evidence !== undefined ? 'told' : ownCount > 0 ? 'own' : isSeen ? 'seen' : 'untouched'

export const stateWords = {
  untouched: 'not opened yet',
  seen: 'seen, as suggested',
  own: 'with your values',
  told: 'from the texts',
} as const

/** A part while the node is being built. */
export interface BuiltMark {
  readonly state: 'done' | 'now' | 'later'
  readonly word: string
}

/** One part of the picture: a link to its questions. */
export const PartLink = memo(
  function PartLink({
    part,
    isCurrent,
    isStop,
    isSeen,
    built,
    head,
    onPart,
    isBeside = false,
    children,
  }: {
    readonly part: Part
    readonly isCurrent: boolean
    /** Tab comes here; arrow keys lead to the other parts. */
    readonly isStop: boolean
    readonly isSeen: boolean
    /** How far its building is, where the picture fills in. */
    readonly built?: BuiltMark | undefined
    /** What stands beside the title. */
    readonly head?: ReactNode
    /** What happens instead of opening its questions. */
    readonly onPart?: ((part: Part) => void) | undefined
    /** It stands beside another node, and tells how it differs. */
    readonly isBeside?: boolean
    readonly children?: ReactNode
  }) {
    const { number, title, value, detail, topic, changed, evidence, setBy } = part
    const made = setBy === undefined ? '' : `, set by ${setBy}`
    const state = stateOf(part, isSeen)
    const come = built ? `, ${built.word.toLowerCase()}` : onPart ? '' : `, ${stateWords[state]}`
    return (
      <PlaceLink
        to={onPart ? { page: 'diagnose' } : { page: 'plan', topic }}
        {...(onPart ? { onFollow: () => onPart(part) } : {})}
        className="part"
        tabIndex={isStop ? 0 : -1}
        data-evidence={evidence}
        data-built={built?.state}
        data-set={setBy !== undefined || undefined}
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={`${number} ${title}: ${value}, ${detail.join(', ')}${made}. ${spokenVerdict(part)}${come}`}
        data-state={state}
        data-differs={(isBeside && changed) || undefined}
      >
        <span className="part-head">
          <span className="part-number">{number}</span>
          <span className="part-title">{title}</span>
          {head}
          {setBy !== undefined && (
            <span className="set-by">
              <Icon name="lock" /> set by {setBy}
            </span>
          )}
          {changed && <span className="delta">{isBeside ? 'differs' : 'changed'}</span>}
          <span className="spring" />
          {built ? <BuildMark built={built} /> : <PartMark part={part} />}
        </span>
        {children ?? (
          <span className="part-row">
            <span className="part-value">{value}</span>
            <span className="part-detail">{detail.join(' · ')}</span>
          </span>
        )}
      </PlaceLink>
    )
  },
  (a, b) =>
    a.isCurrent === b.isCurrent &&
    a.isStop === b.isStop &&
    a.isSeen === b.isSeen &&
    a.built?.word === b.built?.word &&
    a.children === b.children &&
    a.head === b.head &&
    a.onPart === b.onPart &&
    JSON.stringify(a.part) === JSON.stringify(b.part),
)

/** Quiet where all is well, an icon and a word where something is to see. */
function PartMark({ part }: { readonly part: Part }) {
  const { verdict, exampleCount, evidence } = part
  // What was read is not checked as a whole: no tick.
  if (verdict === 'ok' && evidence !== undefined) return null
  if (verdict === 'ok' && exampleCount === 0) {
    return (
      <span className="verdict" data-tone="ok">
        <Icon name="ok" />
      </span>
    )
  }
  return (
    <span className="verdict" data-tone={verdict === 'ok' ? 'own' : verdict}>
      <Icon name={verdict === 'ok' ? 'edit' : verdict} />
      {verdictText(part)}
    </span>
  )
}

const builtIcons = { done: 'ok', now: 'next', later: 'untouched' } as const

const BuildMark = ({ built: { state, word } }: { readonly built: BuiltMark }) => (
  <span className="verdict" data-tone={state === 'done' ? 'ok' : 'own'}>
    <Icon name={builtIcons[state]} />
    {word}
  </span>
)
