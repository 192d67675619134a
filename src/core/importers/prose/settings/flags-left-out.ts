import { flagOf, type FlaggedComponent } from '../../../catalog/flags/accepted.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isElsewhere, sentenceBefore, wordsAround } from '../lines.ts'
import { isElsewhereIn } from '../meant/elsewhere.ts'
import { isInQuestion, isReported } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const flag = String.raw`["'\x60]?--([a-z][a-z\d-]{2,60})(?:=[^\s,;]{0,40})?["'\x60]?`
const kind = String.raw`(?:\s(?:flag|option|argument|parameter|switch))?`

/** “runs without --source-vip”, “we did not set --cgroups-per-qos=false”, “没有 --source-vip”. */
const behind = acrossLines`
  (?:
    \b(?:without|lacks?|lacking|misses|missing)
    |\b(?:has|have|with|gets?|contains?|is|are|there['’]s|there is) no
    |\b(?:did|do|does|have|has|is|are|was|were)(?:\snot|n['’]t)(?:\s(?:yet|currently))?\s
      (?:set|pass(?:ed)?|give|given|use|have|contain|include|add(?:ed)?|specif(?:y|ied)|started with)
    |\bnever (?:set|passed|gave|added)
    |\b(?:we|I|has|have|was|is)\s(?:have\s)?left out
    |\b(?:there is|there['’]s|we have|il y a|hay) (?:no|pas de|ningún)
    |(?<!\p{L})(?:fehlt|manque|falta|manca)
    |(?<!\p{L})(?:ohne|sans|sin|sem|senza)(?:\s(?:das|den|le|la|el)(?:\s(?:Flag|Argument|option|argument|paramètre|flag))?)?
    |没有(?:设置|设|加|配置|指定|传|带)?|缺少|没加|未(?:设置|指定|配置)
  )\s?(?:(?:the|any|an?|our|its)\s)?${kind}\s?${flag}
`
/** “--source-vip is not set”, “--source-vip fehlt”, “--source-vip が設定されていない”. */
const ahead = acrossLines`
  (?<![\w-])${flag}${kind}\s(?:
    (?:is|was|are|were)\s(?:missing|absent|left out|unset|omitted)\b
    |(?:is|was|are|were)(?:\snot|n['’]t)\s
      (?:set|given|passed|there|present|used|configured|specified)\b
    |(?:fehlt|ist nicht gesetzt|n['’]est pas (?:défini|passé)|falta|no está)(?!\p{L})
  )
  |(?<![\w-])${flag}\s?(?:が(?:設定されて(?:い)?ない|ない|抜けて)|没有?(?:设置|配置|加)|未设置)
`
const leftOut = new RegExp(`${behind}|${ahead}`, 'giu')

/** “If it runs without …”, “we tried without …”, “it must be started without …”, “from 1.31 on it starts without …”. */
const supposed = new RegExp(
  acrossLines`
    \b(?:
      if|whether|when|unless|once|can|could|should|must|would|may|might|will|to|try|tried
      |trying|tests?|tested|why|fine|also|even|same|nothing changes|happens|works?
      |wenn|falls|soll\w{0,3}|kann|muss|si|devrait|doit|debe|puede|如果|若|是否
    )\b[^.;!?。\n]{0,80}$
  `,
  'iu',
)
/** “… it was worse”, “… in the past”, “… on Linux”. */
const isOther = new RegExp(
  acrossLines`
    ^[^.;!?。\n]{0,80}\b(?:
      linux|before|in the past|earlier|any ?more|any longer|needed|necessary|required
      |(?:works?|worked|runs?|starts?|started|same) (?:fine|well|too|also|as)
      |no difference
    )\b
  `,
  'iu',
)
/** “… the mode stands in its file”: the flag is not what it takes. */
const isInFile = new RegExp(
  acrossLines`
    ^[^\n]{0,140}\b(?:
      kernelspace
      |(?:in|from|by|via|aus|dans)\s(?:(?:its|the|a|an|our|der|le)\s)?(?:own\s)?
        (?:kube-?proxy\s|kubelet\s)?(?:ya?ml\s)?(?:config(?:uration)?\b|file\b|datei\b|fichier\b)
    )
  `,
  'i',
)
const ofLinux = /\b(?:linux|ubuntu|debian|api[- ]?server|controller[- ]manager|scheduler|etcd)\b/i

const components: readonly FlaggedComponent[] = ['kubelet', 'kube-proxy']
const named = /\b(kubelet|kube-?proxy)(?![\w/-])/gi

/** Flags that people say a component of the node does not get: `kube-proxy source-vip`. */
export const leftOutFlagsIn = (doc: Document): readonly Observation[] =>
  doc.text.includes('--')
    ? matchesOf(doc, leftOut)
        .slice(0, mostFlags)
        .flatMap((found): readonly Observation[] => {
          const { raw, place } = found
          const words = wordsAround(doc, place, raw)
          const before = sentenceBefore(words.ahead)
          if (
            isReported(words.ahead, words.behind) ||
            isInQuestion(words.ahead, words.behind) ||
            isElsewhere(doc, place, raw) ||
            isElsewhereIn(before, words.behind) ||
            supposed.test(before) ||
            isOther.test(words.behind) ||
            isInFile.test(words.behind) ||
            ofLinux.test(before)
          )
            return []
          const program = ownerOf(found, before, words.behind)
          return program === undefined
            ? []
            : [stated('flag.leftOut', `${program} ${raw}`, raw, place, { weight: 'statement' })]
        })
    : []

/** Nobody tells of more. */
const mostFlags = 20

/** The one component that the sentence names, else the only one that has the flag. */
function ownerOf({ raw }: Match, before: string, behind: string): FlaggedComponent | undefined {
  const has = components.filter((one) => flagOf(one, raw) !== undefined)
  const [rest = ''] = /^[^.;!?。\n]{0,120}/.exec(behind) ?? []
  const said = new Set(
    [...`${before} ${rest}`.matchAll(named)].map(([, name = '']) =>
      name.toLowerCase().replace('kubeproxy', 'kube-proxy'),
    ),
  )
  const [only, other] = said.size === 0 ? has : has.filter((one) => said.has(one))
  return other === undefined ? only : undefined
}
