import type { Line } from '../lines.ts'

const entry = /^([A-Za-z][\w./-]{0,60}):[ \t]+(\S.*)$/
/** What a sentence begins with; values of more words in an object are texts as these. */
const words = /^[A-Za-z][\w'’,-]*(?: +[\w'’,./-]+){2}/
const ofText = /^(?:description|message|reason|title|summary|comment)$/
const ofOutput = /^(?:error|warning|\w[\w-]*\.go)$/i
/** “Server: v1.20.2” */
const ofVersion = /^(?:server|kubernetes|k8s|cluster|kubelet|nodes?)$/i
const version = /^["']?v?1\.\d{2}(?:\.\d{1,2})?(?![\w.])/
const item = /^- +(?![\w./-]+:)(\S.*)$/

/** Whether somebody speaks on below an object, or pasted a line of a log there, in words that look like its keys or items. */
export function isSaidBehind(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text.slice(0, 300) ?? ''
  const before = lines[at - 1]?.text ?? ''
  const [, listed] = item.exec(text) ?? []
  if (listed !== undefined) return words.test(listed) && !atEdge.test(lastFilled(lines, at))
  const [, key = '', value = ''] = entry.exec(text) ?? []
  if (key === '') return false
  if (ofOutput.test(key) || (ofVersion.test(key) && version.test(value))) return true
  if (/^[A-Z]/.test(key) && before.trim() === '') return true
  return words.test(value) && !ofText.test(key)
}

/** A key or an item of a list that is not indented: what begins with a dash below it belongs to it. */
const atEdge = /^[\w-]/

function lastFilled(lines: readonly Line[], at: number): string {
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const { text = '' } = lines[i] ?? {}
    if (text.trim() !== '') return text
  }
  return ''
}
