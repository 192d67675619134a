import type { Line } from './lines.ts'

/** Blanks side by side in a line, and empty lines one below the other; more than anybody means. */
const widest = 600
const tallest = 100

const isBlank = (code: number) => code === 32 || code === 9

/** A line whose blanks are at most 600 in a row, so that no pattern tries them in ever more ways. */
export function withFewBlanks(text: string): string {
  if (text.length <= widest) return text
  let kept = ''
  let from = 0
  let run = 0
  for (let i = 0; i <= text.length; i++) {
    if (isBlank(text.charCodeAt(i))) run += 1
    else {
      if (run > widest) {
        kept += text.slice(from, i - run + widest)
        from = i
      }
      run = 0
    }
  }
  return from === 0 ? text : kept + text.slice(from)
}

/** Lines of which at most 100 in a row are empty; each keeps its number. */
export function withFewEmptyLines(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= tallest) return lines
  let run = 0
  const kept = lines.filter(({ text }) => {
    run = text.trim() === '' ? run + 1 : 0
    return run <= tallest
  })
  return kept.length === lines.length ? lines : kept
}
