import { startTransition, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Choices, TopicId } from '../../core/plan.ts'
import { noHistory, record, redo, undo, type History, type Walked } from './history.ts'
import type { Place } from './location.ts'
import { withNotices, type Notice } from './notices.ts'
import type { PlanActions, PlanSession } from './plan-context.ts'
import { readLink, type Start } from './start.ts'
import type { SavedPlan } from './storage.ts'

/** What the address bar and the storage need to follow along. */
export interface Sync {
  lineage: string
  /** Pushes an entry onto the browser's history for the present choices. */
  push(place: Place): void
  /** Says how an entry is pushed; before, there is no browser. */
  connect(push: (place: Place) => void): void
  place: Place
  setPlace(place: Place): void
  /** Takes over a scenario that the browser brought back. */
  load(
    choices: Choices,
    lineage: string,
    notices: readonly Notice[],
    mine?: readonly string[],
  ): void
  adopt(start: Start): void
}

export const newLineage = () => Math.random().toString(36).slice(2, 12)

/** The form, undo, messages and place, and the verbs over them. */
export function usePlanState(start: Start) {
  const form = useForm<Choices>({ defaultValues: start.choices })
  const [history, setHistory] = useState(noHistory)
  const [notices, setNotices] = useState(start.notices)
  const [kept, setKept] = useState<SavedPlan | undefined>(start.kept)
  const [isResumed, setResumed] = useState(start.isResumed)
  const [place, setPlace] = useState(start.place)
  const [applied, setApplied] = useState<Partial<Choices>>()

  const [before, setBefore] = useState<Choices>()
  const [mine, setMine] = useState<readonly string[]>(start.mine ?? [])
  const [seen, setSeen] = useState<ReadonlySet<TopicId>>(() => seenWith(new Set(), start.place))

  const { actions, sync } = useMemo(() => {
    let past: History = noHistory
    let pushEntry: (place: Place) => void = () => undefined
    const present = (): Choices => ({ ...form.getValues() })
    const remember = (next: History) => {
      past = next
      setHistory(next)
    }
    const replace = (choices: Choices) => form.reset({ ...choices })
    const walk = (walked: Walked | undefined) => {
      if (!walked) return
      remember(walked.history)
      replace(walked.choices)
      setApplied(undefined)
      setBefore(undefined)
    }
    const notify = (more: readonly Notice[]) => setNotices((present) => withNotices(present, more))

    // What was said of a preset is no longer true of what was made of it.
    const leavePreset = () =>
      setNotices((all) => (all.some(isPreset) ? all.filter((one) => !isPreset(one)) : all))

    const sync: Sync = {
      lineage: start.lineage,
      place: start.place,
      push: (next) => pushEntry(next),
      connect(push) {
        pushEntry = push
      },
      setPlace(next) {
        sync.place = next
        startTransition(() => {
          setPlace(next)
          setSeen((all) => seenWith(all, next))
        })
      },
      load(choices, lineage, said, confirmed = []) {
        remember(record(past, present(), { now: performance.now() }))
        sync.lineage = lineage
        replace(choices)
        setApplied(undefined)
        setBefore(undefined)
        setMine(confirmed)
        leavePreset()
        notify(said)
      },
      adopt(begun) {
        sync.lineage = begun.lineage
        replace(begun.choices)
        setMine(begun.mine ?? [])
        setKept(begun.kept)
        setResumed(begun.isResumed)
        notify(begun.notices)
      },
    }

    const actions: PlanActions = {
      form,
      choose(id, value, how) {
        const typing = how === 'typing' ? { typing: id } : {}
        remember(record(past, present(), { now: performance.now(), ...typing }))
        form.setValue(id, value)
        leavePreset()
        setApplied(undefined)
        setBefore(past.past.at(-1))
      },
      apply(changes) {
        remember(record(past, present(), { now: performance.now() }))
        replace({ ...present(), ...changes })
        leavePreset()
        setApplied(changes)
        setBefore(past.past.at(-1))
      },
      open(choices, { place: next = sync.place, notices: said = [] } = {}) {
        sync.load(choices, newLineage(), said)
        setResumed(false)
        sync.push(next)
        sync.setPlace(next)
      },
      openKept() {
        setKept((plan) => {
          if (plan) queueMicrotask(() => openPlan(plan))
          return undefined
        })
      },
      undo: () => walk(undo(past, present())),
      redo: () => walk(redo(past, present())),
      go(next) {
        sync.push(next)
        sync.setPlace(next)
      },
      confirm: (ids) => setMine((all) => [...new Set([...all, ...ids])]),
      notify: (notice) => notify([notice]),
      dismiss: (id) => setNotices((all) => all.filter((notice) => notice.id !== id)),
    }

    function openPlan({ query, lineage, mine: confirmed = [] }: SavedPlan) {
      const { choices, notices: said } = readLink(query, 'saved plan')
      sync.load(choices, lineage, said, confirmed)
      setResumed(true)
      sync.push(sync.place)
    }

    return { actions, sync }
    // The verbs live as long as the app; `start` only begins it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form])

  const session: PlanSession = useMemo(
    () => ({
      notices,
      kept,
      isResumed,
      applied,
      before,
      mine,
      seen,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }),
    [notices, kept, isResumed, applied, before, mine, seen, history],
  )
  return { actions, sync, session, place }
}

const isPreset = ({ id }: Notice) => id === 'preset'

function seenWith(seen: ReadonlySet<TopicId>, place: Place): ReadonlySet<TopicId> {
  return place.page !== 'plan' || seen.has(place.topic) ? seen : new Set([...seen, place.topic])
}
