import { acrossLines } from '../../../values/across-lines.ts'

/** Whoever collects logs asks for many services, some of which no node has. */
const answer = /^[ \t]*SERVICE_NAME:/gm
const leastAnswers = 3
const missing = new RegExp(
  acrossLines`
    ^[ \t]*\[SC\] (?:OpenService|EnumQueryServicesStatus:OpenService) FAILED 1060:[ \t]*
    (?:\r?\n[ \t]*){0,3}The specified service does not exist as an installed service\.
  `,
  'gm',
)
/** With its command an answer tells which service is missing. */
const command = /\bsc(?:\.exe)?[ \t]+(?:query|qc|queryex|start|config|stop)\b/i

/** The text with the answers of sc.exe about a missing service blanked where nobody sees which one. */
export function withoutAskedServices(text: string): string {
  if (!text.includes('FAILED 1060') || command.test(text)) return text
  const answers = text.match(answer)?.length ?? 0
  return answers < leastAnswers
    ? text
    : text.replaceAll(missing, (found) => found.replaceAll(/[^\r\n]/g, ' '))
}
