import type { Document } from '../../model/document.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** “> Which Kubernetes version?”, “Q: CNI?”, “3. Windows build?” */
const question = new RegExp(
  acrossLines`
    ^[ \t]{0,8}(?:>[ \t]?|[-*•][ \t]{1,9}|\d{1,2}[.)][ \t]{1,9})?
    (?:(?:Q|F|P|Frage|Question|Pregunta|Pergunta|Domanda)(?:[ \t]?\d{1,2})?[.:)][ \t]{0,9})?
    (?=
      [^\n]*\b(?:
        version|build|release|cni|plugin|runtime|windows|os|network|netzwerk|platform|provider
        |cloud|subnet|cidr|range|mode|addresses|address|dns|cluster-?dns|ip|vni|port|gateway
        |backend|encapsulation|image|kubernetes|k8s|flannel|calico|isolation|containerd|docker
      )\b
    )(\p{L}[^\n?]{2,110})\?[ \t]*$
  `,
  'iu',
)
const answer =
  /^[ \t]{0,8}(?:(?:A|R|Antwort|Answer|Réponse|Respuesta|Resposta|Risposta)(?:[ \t]?\d{1,2})?[.:)][ \t]*)?(?=[\p{L}\d])([^\n?]{1,120})$/iu

/** “[10:03] anna: ”, “<bob> ”: who writes, in a chat. */
const writer =
  /^[ \t]{0,8}(?:\[?\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?\]?[ \t]+)?(?:<@?[\w.-]{2,24}>:?|@?[a-z][\w.-]{1,24}(?: \(\w{2,12}\))?:)[ \t]+/i

/** “amira  9:04 AM”: who writes the lines below, and when. */
const head =
  /^[ \t]{0,8}@?[\p{L}][\p{L}\d.-]{1,24}(?: \p{L}[\p{L}.-]{0,20})?[ \t]{1,6}\[?\d{1,2}[:.]\d\d(?: ?[AP]M)?\]?[ \t]*$/iu

/** “What’s the containerd there”: around what is asked for. */
const asksFor =
  /^(?:(?:and|so|ok),?\s)?(?:what|which)(?:['’]?s|\sis|\sare)?\s(?:(?:the|your|its)\s)?/i
const askedOf =
  /\s(?:there|here|do\syou\s(?:have|run|use)|are\syou\s(?:on|using|running)|is\s(?:it|that|installed|in\suse))$/i

/** “… in the kubelet config”: where somebody is to look. */
const ofFile =
  /\s(?:in|of|from)\s(?:the|your|that|its)\s(?:[\w-]{1,16}\s){0,2}(?:config(?:uration)?|file|manifest|spec|yaml|conf)$/i

/** Nobody is asked more. */
const most = 30

/** What somebody is asked and answers in the line below, each as one statement with the place of the answer. */
export function answersIn(doc: Document): readonly Document[] {
  if (!doc.text.includes('?')) return []
  const lines = doc.text.split('\n')
  const found: Document[] = []
  let start = 0
  for (const [i, line] of lines.entries()) {
    start += line.length + 1
    if (!line.includes('?') || line.length >= 160 || found.length >= most) continue
    const { own, at: from, isHeaded } = nextOf(lines, i)
    // Who writes below a head of their own may say more behind the question.
    const whole = isHeaded ? line.slice(0, line.lastIndexOf('?') + 1) : line
    if (!/\?\s*$/.test(whole)) continue
    const [asker, writes] = [writer.exec(whole)?.[0], writer.exec(own)?.[0]]
    const isChat = asker !== undefined && writes !== undefined
    const asked = question.exec(isChat ? whole.slice(asker.length) : whole)?.[1]
    if (asked === undefined) continue
    const told = answer.exec(isChat ? own.slice(writes.length) : own)?.[1]
    if (told === undefined) continue
    const at = start + from + own.length - told.length
    const plain = asked.trim().replace(ofFile, '')
    const bare = plain.replace(asksFor, '').replace(askedOf, '')
    found.push(statement(doc, plain, told, at))
    if (bare !== plain && bare !== '') found.push(statement(doc, bare, told, at))
  }
  return found
}

/** What stands next, below one empty line or the head of whoever answers, and how far on. */
function nextOf(lines: readonly string[], i: number) {
  let [next, at, isHeaded] = [i + 1, 0, false]
  const pass = () => {
    at += (lines[next] ?? '').length + 1
    next += 1
  }
  if (lines[next]?.trim() === '') pass()
  if (head.test(lines[next] ?? '')) {
    isHeaded = true
    pass()
  }
  return { own: lines[next] ?? '', at, isHeaded }
}

function statement(doc: Document, asked: string, told: string, at: number): Document {
  const head = `${asked}: `
  const { line } = doc.placeAt(at)
  return {
    ...doc,
    text: `${head}${told}`,
    first: line,
    last: line,
    placeAt: (offset) => doc.placeAt(at + Math.max(offset - head.length, 0)),
  }
}
