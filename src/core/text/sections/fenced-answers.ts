import type { Line } from '../lines.ts'

/** The lines of code blocks that hold a version alone, as the answer to a question above them. */
export function fencedAnswersIn(lines: readonly Line[], fence: RegExp): ReadonlySet<Line> {
  const answers = new Set<Line>()
  for (let i = 1; i < lines.length; i++) {
    const [open, inner, end] = [lines[i], lines[i + 1], lines[i + 2]]
    if (!open || !inner || !end || !version.test(inner.text)) continue
    if (!fence.test(open.text) || !fence.test(end.text)) continue
    const above = lines[i - 1]?.text.trim() === '' ? lines[i - 2] : lines[i - 1]
    if (!above || !question.test(above.text)) continue
    for (const line of [open, inner, end]) answers.add(line)
  }
  return answers
}

const version = /^\s*v?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?(?:[-+][\w.+-]{1,40})?\s*$/
const question = /\bversion\b[^\n]{0,120}:[*_\s]{0,4}$/i
