import { appName, appVersion } from './app-version.ts'
import type { Content, Language } from '../model/artifact.ts'

/** How a comment line looks; formats without comments get no header. */
const comments: Partial<Record<Language, readonly [string, string]>> = {
  yaml: ['# ', ''],
  toml: ['# ', ''],
  powershell: ['# ', ''],
  shell: ['# ', ''],
  markdown: ['<!-- ', ' -->'],
}

export interface WithHeader {
  readonly text: string
  /** How far lines moved: those after line `after` went down `by` lines. */
  readonly shift: { readonly after: number; readonly by: number }
}

/** The text under a comment that names the app, its version and the link fragment that recreates it. */
export function headerFor({ language, text }: Content, query: string): WithHeader {
  const comment = comments[language]
  if (!comment) return { text, shift: { after: 0, by: 0 } }
  const [open, close] = comment
  const header = [`${appName} ${appVersion}`, `#/plan?${closable(query, language)}`]
    .map((line) => `${open}${line}${close}\n`)
    .join('')
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const body = text.slice(mark.length)
  const first = body.startsWith('#!') ? body.slice(0, body.indexOf('\n') + 1) : ''
  return {
    text: mark + first + header + body.slice(first.length),
    shift: { after: first === '' ? 0 : 1, by: 2 },
  }
}

/** A double hyphen may not stand inside a Markdown (HTML) comment. */
const closable = (query: string, language: Language) =>
  language === 'markdown' ? query.replaceAll('--', '%2D%2D') : query
