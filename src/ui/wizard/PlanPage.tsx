import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { askedExamples } from '../../core/picture.ts'
import { decisionOf, topics, type TopicId } from '../../core/plan.ts'
import { Button, ButtonLink } from '../components/Button.tsx'
import { Lit } from '../components/Lit.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted } from '../components/value-text.ts'
import { useMedia } from '../components/use-media.ts'
import type { Place } from '../state/location.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { Canvas } from './Canvas.tsx'
import { Strip } from './Strip.tsx'
import { WizardStep } from './WizardStep.tsx'
import './plan.css'

const Resizer = lazy(async () => ({ default: (await import('./Resizer.tsx')).Resizer }))
const WhatChanged = lazy(async () => ({
  default: (await import('../components/WhatChanged.tsx')).WhatChanged,
}))
const Sheet = lazy(async () => ({ default: (await import('./Sheet.tsx')).Sheet }))

/** The picture at the left, the questions of one part at the right; on a phone a strip stands for the picture. */
export function PlanPage({ topic }: { readonly topic: TopicId }) {
  useEffect(() => {
    performance.mark('answerable')
  }, [])
  const isNarrow = useMedia('(max-width: 900px)')
  const [isSheetOpen, setSheetOpen] = useState(false)
  useEnter(topic)
  return (
    <div className="plan">
      {isNarrow ? <Strip topic={topic} /> : <Canvas topic={topic} />}
      <div className="inspector">
        <Suspense>{!isNarrow && <Resizer />}</Suspense>
        <div className="inspector-body">
          <WizardStep topic={topic} onPicture={isNarrow ? () => setSheetOpen(true) : undefined} />
        </div>
        <div className="inspector-foot no-print">
          <Ways topic={topic} onSheet={isNarrow ? () => setSheetOpen(true) : undefined} />
          <LastChange topic={topic} />
        </div>
      </div>
      <Lit />
      {isSheetOpen && (
        <Suspense>
          <Sheet topic={topic} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Enter in a field of one line goes on, as in a form, unless its value does not work. */
function useEnter(topic: TopicId): void {
  const { go } = useActions()
  const onKeyDown = useEffectEvent(({ key, target, isComposing }: KeyboardEvent) => {
    const isField = target instanceof HTMLInputElement && target.type === 'text'
    if (key !== 'Enter' || isComposing || !isField || target.ariaInvalid === 'true') return
    if (target.closest('.inspector') !== null) go(waysFrom(topic).next)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function waysFrom(topic: TopicId) {
  const at = topics.findIndex(({ id }) => id === topic)
  const after = topics[at + 1]
  const next: Place = after ? { page: 'plan', topic: after.id } : { page: 'review' }
  return { before: topics[at - 1], after, next }
}

/** Back and Next, always in reach: Next is what a key comes to first after the last question. */
function Ways({
  topic,
  onSheet,
}: {
  readonly topic: TopicId
  readonly onSheet: (() => void) | undefined
}) {
  const { before, after, next } = waysFrom(topic)
  return (
    <div className="ways">
      <ButtonLink to={next} look="main" endIcon="next">
        {after ? `Next: ${after.title}` : 'Review and download'}
      </ButtonLink>
      {!onSheet && <ExampleCount />}
      <span className="spring" />
      {onSheet ? (
        <Button look="outlined" icon="network" onClick={onSheet}>
          Picture
        </Button>
      ) : (
        before && (
          <ButtonLink to={{ page: 'plan', topic: before.id }} look="outlined" icon="back">
            {before.title}
          </ButtonLink>
        )
      )}
    </div>
  )
}

/** How many of the values that only the user knows are his, and the way to the next that is not. */
function ExampleCount() {
  const { examples, evaluation } = useOutcome()
  const askedCount = askedExamples(evaluation.scenario).length
  const open = topics.find(({ id }) => examples.some((one) => decisionOf(one).topic === id))
  const text = `${askedCount - examples.length} of ${counted(askedCount, 'value is', 'values are')} yours`
  return (
    <span className="secondary small own-count">
      {open ? (
        <PlaceLink
          to={{ page: 'plan', topic: open.id }}
          title={`${counted(examples.length, 'example')} to confirm; the next one is in ${open.title}`}
        >
          {text}
        </PlaceLink>
      ) : (
        text
      )}
    </span>
  )
}

/**
 * The last change, until somebody goes on to another part. Nothing of it is loaded before there is
 * a change to tell.
 */
function LastChange({ topic }: { readonly topic: TopicId }) {
  const { before } = useOutcome()
  const [told, setTold] = useState({ before, topic })
  if (told.before !== before) setTold({ before, topic })
  return (
    before &&
    told.topic === topic && (
      <Suspense>
        <WhatChanged />
      </Suspense>
    )
  )
}
