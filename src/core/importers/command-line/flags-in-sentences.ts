import { allFlags } from '../../catalog/flags/accepted.ts'
import { flanneldFlags } from '../../catalog/flags/flanneld.ts'
import type { Document } from '../../model/document.ts'
import { acrossLines } from '../../values/across-lines.ts'

const names: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['kubelet', new Set(allFlags('kubelet').map(({ name }) => name))],
  ['kube-proxy', new Set(allFlags('kube-proxy').map(({ name }) => name))],
  ['flanneld', new Set(flanneldFlags.map(({ name }) => name))],
])

const flag = /(?<![\w-])["'`(]?--([a-z][a-z-]{2,60})(?:=("[^"\n]{0,200}"|[^\s,;)`]{0,200}))?/g
const program = /(?<![\w./-])(kubelet|kube-?proxy|flanneld)(?:\.exe)?(?![\w/-])/gi
/** Words by which somebody says that a flag is there. */
const isSet = new RegExp(
  acrossLines`
    \b(?:
      set|sets|pass|passed|passes|passing|with|using|uses?|given|gives?|gets?|has|have|having
      |contains?|includes?|args?|arguments|flags?|options|parameters|kept|keeps?|added|adds|put
      |still|mit|gesetzt|nutzen|verwenden|avec
    )\b[^.;\n]{0,40}$
  `,
  'i',
)
const isSetBehind = new RegExp(
  acrossLines`
    ^["'\x60),]{0,3}\s(?:(?:is|are|was|were|ist|sind)\s)?(?:(?:still|also|now|noch)\s)?
    (?:set|given|passed|present|used|in use|configured|gesetzt|there|enabled)\b
  `,
  'i',
)
/** What people say of a flag that is not there, or that is spoken of in general. */
const isNone = new RegExp(
  acrossLines`
    \b(?:
      no|not|never|without|missing|lacks?|lacking|removed?|dropped|deleted|took|taken|unset
      |instead of|unknown|invalid|deprecated|about|need|needs|should|must|earlier|once|upstream
      |guides?|docs|documentation|comment(?:ed)?|by default|one sets|would|could|if|whether
      |(?:read|heard|learned|learnt|know|knew)\sthat
      |left out|kein\w*|ohne|nicht|fehlt|sans|manque|sin|falta
    )\b[^.;:,\n]{0,30}$
    |n['’]t\b[^.;:,\n]{0,30}$
    |(?:没有?|未|缺少?|不)\p{L}{0,6}[ ]?["'\x60]?$
    |\b(?:it|cause|problem|issue|culprit|reason|fault)\s(?:was|were)\b[^.;\n]{0,30}$
  `,
  'iu',
)
/** “On Windows the kubelet refuses …”: what any does, where nobody says of which it is. */
const isGeneral = new RegExp(
  acrossLines`
    (?<!
      \b(?:our|my|this|that|his|her|their)\s(?:[\w-]{2,12}\s){0,2}
      (?:kubelets?|kube-?proxy|flanneld|nodes?|workers?)(?:\son\s[\w-]{1,20})?\s
      (?:always\s|now\s|simply\s|also\s)?
    )\b(?:
      refuses?|rejects?|ignores?|forbids?|understands?|knows?|accepts?|allows?|supports?
      |tolerates?|lehnt|verweigert
    )\b[^.;:,\n]{0,30}$
  `,
  'i',
)
const isNoneBehind = new RegExp(
  acrossLines`
    ^[^.;\n]{0,80}\b(?:we|I|they)\s(?:have\s|then\s)?
      (?:took|taken|removed|dropped|deleted|unset)\b
    |^[^.;\n]{0,40}\b(?:by default|as (?:its|the|a) default|is a comment|was wrong|in the docs)
      \b
    |^["'\x60)]{0,3}\s(?:(?:is|was|are|were|has been|have been|got|gets|does|did)\s)?
      (?:
        not|never|no longer|removed|deprecated|dropped|gone|missing|unknown|invalid|unsupported
        |needed|required|out|away|(?:a|an|the)\s\w+\sflag
      )\b
    |^["'\x60)]{0,3}\s(?:is|was|does|did)n['’]t\b
    |^["'\x60)]{0,3}\s?(?:が\p{L}{0,10}(?:ない|ません)|(?:还|并)?(?:没有?|未)\p{L}|fehlt)
  `,
  'iu',
)
const ofOthers = new RegExp(
  acrossLines`
    \b(?:kube-?)?(?:controller-manager|api-?server|scheduler|etcd)\b
    |\b(?:
      kubectl|kubeadm|gcloud|eksctl|helm|minikube|docker|az|ctr|crictl|linux|masters?
      |control[- ]planes?
    )\b
  `,
  'i',
)
const mostSentences = 400

export interface Sentence {
  readonly index: number
  readonly at: number
  readonly text: string
  readonly name: string
}

/** Flags that a sentence tells of one program, wherever it names it, as one line of them. */
export function flagsInSentences({ text }: Document): readonly Sentence[] {
  const owners = new Set(
    [...text.slice(0, 3_000).matchAll(program)].map(([, one = '']) => nameOf(one)),
  )
  const sentences = [...text.matchAll(/(?:[^.;?!\n]|[.;?!](?=\S)){4,600}[?]?/g)]
  return sentences.slice(0, mostSentences).flatMap(({ index, 0: sentence }) => {
    if (!sentence.includes('--') || sentence.endsWith('?') || ofOthers.test(sentence)) return []
    const own = new Set([...sentence.matchAll(program)].map(([, one = '']) => nameOf(one)))
    const [name, another] = own.size > 0 ? own : owners
    if (name === undefined || another !== undefined) return []
    const known = names.get(name)
    const kept = [...sentence.matchAll(flag)].filter(
      ({ index: at, 0: all, 1: one = '', 2: value }) => {
        const ahead = sentence.slice(0, at)
        const behind = sentence.slice(at + all.length)
        if (
          known?.has(one) !== true ||
          isNone.test(ahead) ||
          isGeneral.test(ahead) ||
          isNoneBehind.test(behind)
        )
          return false
        return value !== undefined || isSetBehind.test(behind) || isSet.test(ahead)
      },
    )
    const [first] = kept
    const last = kept.at(-1)
    if (!first || !last) return []
    const start = first.index + first[0].indexOf('--')
    // The words between them become blanks, so that each flag stays where it stands.
    const line = kept.reduce((blank, { index: at, 0: all }) => {
      const from = at + all.indexOf('--')
      return (
        blank.slice(0, from) + sentence.slice(from, at + all.length) + blank.slice(at + all.length)
      )
    }, ' '.repeat(sentence.length))
    return [
      {
        index: index + start,
        at: index + start,
        text: line.slice(start, last.index + last[0].length),
        name,
      },
    ]
  })
}

const nameOf = (name: string) => name.toLowerCase().replace('kubeproxy', 'kube-proxy')
