import { isFilled } from './dedented.ts'
import type { Section } from './sections.ts'

const mostAbove = 8

/** What begins with a key may be of what the words above it tell. */
export function withAbove(section: Section, at: number, all: readonly Section[]): Section {
  const before = all[at - 1]
  if (section.command !== undefined || !before || before.command !== undefined) return section
  const first = section.lines.find(isFilled)
  if (!first || !/^\s{0,24}(?:- )?[a-z][A-Za-z]{1,40}:(?:\s|$)/.test(first.text)) return section
  const above = before.lines.filter(isFilled).slice(-mostAbove)
  return { ...section, above: above.map(({ text }) => text).join('\n') }
}
