import { useEffect, useMemo, useState, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { keysOf, type Choices, type DecisionId, type TopicId } from '../../core/plan.ts'
import { noHistory, record, redo, undo, type History, type Moment, type Walked } from './history.ts'
import type { Place } from './location.ts'
import { withNotices, type Notice } from './notices.ts'
import type { PlanActions, PlanSession } from './plan-context.ts'
import { readLink, type Start } from './start.ts'
import type { SavedPlan } from './storage.ts'
import { newLineage, type Sync } from './sync.ts'
import { withChosen } from './whose.ts'

/** The form, undo, messages and place, and the verbs over them. */
export function usePlanState(start: Start) {
  const form = useForm<Choices>({ defaultValues: start.choices })
  const [history, setHistory] = useState(noHistory)
  const [notices, setNotices] = useState(start.notices)
  const [kept, setKept] = useState<SavedPlan | undefined>(start.kept)
  const [isResumed, setResumed] = useState(start.isResumed)
  const [place, setPlace] = useState(start.place)
  const [lineage, setLineage] = useState(start.lineage)
  const [applied, setApplied] = useState<Partial<Choices>>()

  const [before, setBefore] = useState<Choices>()
  const [mine, setMine] = useState<readonly string[]>(start.mine ?? [])
  const [seen, setSeen] = useState<ReadonlySet<TopicId>>(() => seenWith(new Set(), start.place))

  const [isMoving, startMove] = useTransition()

  // The page before stays until the next one is there; the header says that it comes.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-moving', isMoving)
  }, [isMoving])

  const { actions, sync } = useMemo(() => {
    let past: History = noHistory
    let pushEntry: (place: Place) => void = () => undefined
    let confirmed: readonly string[] = start.mine ?? []
    const present = (): Moment => ({
      choices: { ...form.getValues() },
      mine: confirmed,
      lineage: sync.lineage,
    })
    const remember = (next: History) => {
      past = next
      setHistory(next)
    }
    const step = (typing?: DecisionId) =>
      remember(record(past, present(), { now: performance.now(), ...(typing ? { typing } : {}) }))
    const replace = (choices: Choices) => form.reset({ ...choices })
    const say = (mine: readonly string[]) => {
      confirmed = mine
      setMine(mine)
    }
    const chosen = (ids: readonly DecisionId[]) => {
      const now = withChosen(confirmed, ids)
      if (now.length > confirmed.length) say(now)
    }
    const become = ({ choices, mine, lineage: next }: Moment) => {
      sync.setLineage(next)
      replace(choices)
      say(mine)
      setApplied(undefined)
      setBefore(undefined)
    }
    const walk = (walked: Walked | undefined) => {
      if (!walked) return
      remember(walked.history)
      become(walked.moment)
    }
    const notify = (more: readonly Notice[]) => setNotices((present) => withNotices(present, more))

    // What was said of a preset is no longer true of what was made of it.
    const leavePreset = () =>
      setNotices((all) => (all.some(isPreset) ? all.filter((one) => !isPreset(one)) : all))

    const sync: Sync = {
      lineage: start.lineage,
      setLineage(next) {
        sync.lineage = next
        setLineage(next)
      },
      place: start.place,
      push: (next) => pushEntry(next),
      connect(push) {
        pushEntry = push
      },
      setPlace(next) {
        sync.place = next
        startMove(() => {
          setPlace(next)
          setSeen((all) => seenWith(all, next))
        })
      },
      load(choices, next, said, mine = []) {
        step()
        become({ choices, mine, lineage: next })
        leavePreset()
        notify(said)
      },
      adopt(begun) {
        become({ choices: begun.choices, mine: begun.mine ?? [], lineage: begun.lineage })
        setKept(begun.kept)
        setResumed(begun.isResumed)
        notify(begun.notices)
      },
    }

    const actions: PlanActions = {
      form,
      choose(id, value, how) {
        step(how === 'typing' ? id : undefined)
        form.setValue(id, value)
        chosen([id])
        leavePreset()
        setApplied(undefined)
        setBefore(past.past.at(-1)?.choices)
      },
      apply(changes) {
        step()
        replace({ ...form.getValues(), ...changes })
        chosen(keysOf(changes))
        leavePreset()
        setApplied(changes)
        setBefore(past.past.at(-1)?.choices)
      },
      open(choices, { place: next = sync.place, notices: said = [], as } = {}) {
        sync.load(choices, as?.lineage ?? newLineage(), said, as?.mine)
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
      confirm(ids) {
        step()
        say([...new Set([...confirmed, ...ids])])
      },
      goOnAs: (next) => sync.setLineage(next),
      notify: (notice) => notify([notice]),
      dismiss: (id) => setNotices((all) => all.filter((notice) => notice.id !== id)),
    }

    function openPlan({ query, lineage: next, mine: confirmed = [] }: SavedPlan) {
      const { choices, notices: said } = readLink(query, 'saved plan')
      sync.load(choices, next, said, confirmed)
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
      lineage,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }),
    [notices, kept, isResumed, applied, before, mine, seen, lineage, history],
  )
  return { actions, sync, session, place }
}

const isPreset = ({ id }: Notice) => id === 'preset'

function seenWith(seen: ReadonlySet<TopicId>, place: Place): ReadonlySet<TopicId> {
  return place.page !== 'plan' || seen.has(place.topic) ? seen : new Set([...seen, place.topic])
}
