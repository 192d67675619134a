import { acrossLines } from '../../values/across-lines.ts'

const noun = new RegExp(
  acrossLines`
    (?<![A-Za-z])(?:
      pods?|containers?|deployments?|daemonsets?|statefulsets?|workloads?|jobs?|templates?
      |manifests?|spec|app(?:lication)?s?
    )(?![A-Za-z])
  `,
  'i',
)
const system = /(?<![A-Za-z])(windows|linux)(?![A-Za-z])/gi
const isOther =
  /\b(?:no|not (?:on|for|in)|except|other than|beside|besides) (?:the |our |any )?windows|\bdoc(?:s|umentation)?\b/i
const isGone =
  /\b(?:without|removed?|instead|(?:do|did) not (?:use|set|have)|don['’]t (?:use|set|have))\b/i

/** Nobody announces in more. */
const most = 600

/** Whether the words above a part of a manifest say that it is of a pod for Windows. */
export function saysWindowsPod(above: string): boolean {
  const sentences = above
    .slice(-most)
    .split(/[.!?](?:\s|$)/)
    .filter((one) => /\S/.test(one))
  const at = sentences.findLastIndex((one) => one.search(system) >= 0)
  const said = sentences[at] ?? ''
  const names = said.match(system) ?? []
  const isWindows = names.length > 0 && names.every((one) => one.toLowerCase() === 'windows')
  return (
    isWindows &&
    !isOther.test(said) &&
    !isGone.test(sentences.at(-1) ?? '') &&
    noun.test(sentences.slice(at).join(' '))
  )
}
