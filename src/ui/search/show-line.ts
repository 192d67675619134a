import { light } from '../components/light.ts'

/** A line of a generated file. */
export interface LineOfFile {
  readonly path: string
  /** From 1. */
  readonly line: number
}

/** Brings a line of a file into view once the file is there, and tells why it is there, if something does. */
export function showLine(wanted: LineOfFile, tries = 20): void {
  const { path, line } = wanted
  const row = document.querySelector<HTMLElement>(
    `article[aria-label="${CSS.escape(path)}"] .code-lines > :nth-child(${line})`,
  )
  if (!row) {
    if (tries > 0) setTimeout(() => showLine(wanted, tries - 1), 50)
    return
  }
  // After the file itself has come into view.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      row.scrollIntoView({ block: 'center' })
      const explained = row.querySelector('button')
      explained?.focus({ preventScroll: true })
      explained?.click()
      light([row])
    }),
  )
}
