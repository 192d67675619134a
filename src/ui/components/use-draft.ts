import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Choices, DecisionId } from '../../core/plan.ts'
import { useActions } from '../state/plan-context.ts'
import { draftOf, readDraft } from './draft.ts'

/** What is typed, which may not be a value yet; the plan keeps the last value that was one. */
export function useDraft(id: DecisionId) {
  const { form, choose } = useActions()
  const value: Choices[DecisionId] = useWatch({ control: form.control, name: id })
  const [draft, setDraft] = useState(() => draftOf(value))
  const [problem, setProblem] = useState<string>()

  const [shown, setShown] = useState(value)

  // The value came from elsewhere: an undo, a fix, another plan.
  if (shown !== value) {
    setShown(value)
    setProblem(undefined)
    const read = readDraft(id, draft)
    if (!read.ok || draftOf(read.value) !== draftOf(value)) setDraft(draftOf(value))
  }

  const type = (text: string) => {
    setDraft(text)
    const read = readDraft(id, text)
    setProblem(read.ok ? undefined : `${read.wanted} The plan keeps ${draftOf(value)}.`)
    if (read.ok && draftOf(read.value) !== draftOf(value)) choose(id, read.value, 'typing')
  }
  return { draft, problem, type }
}
