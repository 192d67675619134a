import { useSyncExternalStore } from 'react'
import type { Answer, Condition, Edit, GuideStart, SentFile } from '../../core/diagnose.ts'
import type { Choices, Finding } from '../../core/plan.ts'
import type { Engine } from './engine.ts'
import type { OpenedPlan } from './open-files.ts'

/** A change of what was sent that somebody applied, in one place or more. */
export interface AppliedFix {
  /** What was said of it. */
  readonly said: string
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
  /** The file that was removed last, where it stood, and the fixes that went with it. */
  readonly removed:
    | {
        readonly file: SentFile
        readonly at: number
        readonly fixes: readonly AppliedFix[]
      }
    | undefined
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
  removed: undefined,
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

/** What a finding says, by which it is known again in another diagnosis. */
export const saidBy = ({ id, message }: Pick<Finding, 'id' | 'message'>) => `${id}: ${message}`

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
  return { ...before, files, refused: undefined, plan: undefined, removed: undefined }
}

/** Removes one file and the fixes in it, which can be put back; the last one leaves nothing. */
export function removeFile(name: string) {
  if (session.files.length === 1) startOver()
  else update((before) => withoutFile(before, name))
}

function withoutFile(before: Session, name: string): Session {
  const at = before.files.findIndex((one) => one.name === name)
  const file = before.files[at]
  if (!file) return before
  const isIn = ({ edits }: AppliedFix) => edits.some((edit) => edit.file === name)
  return {
    ...before,
    files: before.files.toSpliced(at, 1),
    fixes: before.fixes.filter((fix) => !isIn(fix)),
    removed: { file, at, fixes: before.fixes.filter(isIn) },
  }
}

/** Takes `withoutFile` back. */
export function withFileBack(before: Session): Session {
  const { removed } = before
  if (!removed) return before
  return {
    ...before,
    files: before.files.toSpliced(removed.at, 0, removed.file),
    fixes: [...before.fixes, ...removed.fixes],
    removed: undefined,
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
