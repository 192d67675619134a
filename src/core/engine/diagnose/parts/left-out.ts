import type { Diagnosis } from '../diagnosis.ts'
import { formerIn } from './former-blocks.ts'
import { isPublishedPage } from './published-pages.ts'
import type { SentFile, Unread } from '../reading/read.ts'

interface LeftOut {
  /** What is judged; each line stands where it stood. */
  readonly files: readonly SentFile[]
  /** The answer, which says what was left out of it. */
  readonly besides: (found: Diagnosis) => Diagnosis
}

/** Without what is nobody’s setup: pages of documentation, and what somebody shows of before a change. */
export function withoutLeftOut(all: readonly SentFile[]): LeftOut {
  const pages = all.filter(isPublishedPage)
  const others = pages.length === 0 ? all : all.filter((file) => !pages.includes(file))
  const former = formerIn(others)
  if (pages.length === 0 && former.starts.length === 0)
    return { files: all, besides: (found) => found }
  const unread: readonly Unread[] = [
    ...pages.map(({ name: file }) => ({ file, line: 1, column: 1, reason: ofPage })),
    ...former.starts.map((place) => ({ ...place, column: 1, reason: ofBefore })),
  ]
  const reports = pages.map(({ name: file, text }) => ({
    file,
    recognisedAs: 'A page of documentation',
    lines: [1, text.split('\n').length] as const,
    read: 0,
    checks: 0,
    about: [],
    questions: 0,
  }))
  return {
    files: former.files,
    besides: (found) => ({
      ...found,
      unread: [...found.unread, ...unread],
      documents: [...found.documents, ...reports],
    }),
  }
}

const ofPage =
  'This is a page of documentation as it was published: its examples are nobody’s setup, so that nothing in it is judged.'
const ofBefore = 'This is shown as what was before a change, so that it is not judged.'
