import type { Line } from '../lines.ts'

/** Whether an object of JSON begins below an empty line, where no output goes on with one. */
export const beginsFile = (lines: readonly Line[], at: number) =>
  /^\{\s*$/.test(lines[at]?.text ?? '') &&
  at > 0 &&
  lines[at - 1]?.text.trim() === '' &&
  /^\s*"[\w.-]{1,60}"\s*:/.test(lines[at + 1]?.text ?? '')
