import { createSetting } from '../state/setting.ts'

/** The ticked steps of one plan, as text: its query, then their ids. */
export const doneSetting = createSetting('runbook', '', (text) => text)

export function doneOf(kept: string, plan: string): readonly string[] {
  const [of, ...ids] = kept.split('\n')
  return of === plan ? ids : []
}

export const withDone = (
  plan: string,
  done: readonly string[],
  id: string,
  isDone: boolean,
): string => [plan, ...done.filter((one) => one !== id), ...(isDone ? [id] : [])].join('\n')
