import { useSyncExternalStore } from 'react'
import type { Answer, Condition, Edit, GuideStart, SentFile } from '../../core/diagnose.ts'
import type { Choices } from '../../core/plan.ts'
import type { Engine } from './engine.ts'
import type { OpenedPlan } from './open-files.ts'

/** A change of what was sent that somebody applied, in one place or more. */
export interface AppliedFix {
  /** What it changes, in a few words. */
  readonly label: string
  readonly edits: readonly Edit[]
}

/** What was sent and what was done with it: in memory only, never stored, gone with the tab. */
export interface Session {
  readonly files: readonly SentFile[]
  /** Answers to questions, by what they are about. */
  readonly answers: { readonly [C in Condition]?: string }
  /** Changes to the text that were applied, in this order. */
  readonly fixes: readonly AppliedFix[]
  /** Changes that stand in no text, for the plan. */
  readonly changes: Partial<Choices>
  readonly guide:
    | {
        readonly id: string
        readonly answers: Readonly<Record<string, Answer>>
        /** Where the message begins that led to it. */
        readonly start?: GuideStart | undefined
      }
    | undefined
  readonly plan: OpenedPlan | undefined
  /** Why the last input was refused. */
  readonly refused: string | undefined
}

const emptySession: Session = {
  files: [],
  answers: {},
  fixes: [],
  changes: {},
  guide: undefined,
  plan: undefined,
  refused: undefined,
}

let session = emptySession
const listeners = new Set<() => void>()

/** The page may be left for another one of the app and come back; the tab asks before it goes. */
export function update(change: (before: Session) => Session) {
  session = change(session)
  const holds = session.files.length > 0
  window.removeEventListener('beforeunload', ask)
  if (holds) window.addEventListener('beforeunload', ask)
  listeners.forEach((listener) => listener())
}

let last: Session | undefined

/** Begins anew; what was there can be brought back once. */
export function startOver() {
  last = session
  update(() => emptySession)
}

export const canBringBack = () => last !== undefined && session.files.length === 0

/** Takes back `startOver`. */
export function bringBack() {
  const before = last
  last = undefined
  if (before) update(() => before)
}

/** Takes values away again. */
export const forget = (what: 'guide' | 'plan' | 'refused') =>
  update((before) => ({ ...before, [what]: undefined }))

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, () => session)

/** With more files, each under a name of its own. */
export function withFiles(before: Session, more: readonly SentFile[]): Session {
  const files = [...before.files]
  for (const file of more) files.push({ ...file, name: freeName(file.name, files) })
  return { ...before, files, refused: undefined, plan: undefined }
}

/** Without one file and the fixes in it. */
export function withoutFile(before: Session, name: string): Session {
  return {
    ...before,
    files: before.files.filter((file) => file.name !== name),
    fixes: before.fixes.filter(({ edits }) => edits.every(({ file }) => file !== name)),
  }
}

/**
 * Takes a fix back. What was applied after it and no longer finds its text, such as on a line that is
 * another one now, goes with it.
 */
export function withoutFix(
  before: Session,
  fix: AppliedFix,
  withEdits: Engine['withEdits'],
): Session {
  let files = before.files
  const fixes = before.fixes.filter((one) => {
    if (one === fix) return false
    const mended = withEdits(files, one.edits)
    const isMade = mended.some(({ text }, i) => text !== files[i]?.text)
    files = mended
    return isMade
  })
  return { ...before, fixes }
}

function freeName(name: string, files: readonly SentFile[]): string {
  const isTaken = (one: string) => files.some((file) => file.name === one)
  if (!isTaken(name)) return name
  let n = 2
  while (isTaken(`${name} (${n})`)) n += 1
  return `${name} (${n})`
}
