import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { matches } from '../../text/patterns/may-match.ts'
import { acrossLines } from '../../values/across-lines.ts'
import { rawAsSent, withReplaced, type Replaced } from './replaced.ts'

/** What takes the place of each other: a distribution of one, a plugin of a plugin, a number of a number. */
const kinds: readonly string[] = [
  '(?:k3s|rke2?|rancher|kubeadm|aks|eks|gke|openshift|kops|k0s|microk8s|minikube|talos)',
  '(?:flannel|calico|antrea|cilium|azure\\scni|weave|canal|kube-router)',
  '(?:containerd|docker|cri-o|mirantis)',
  '(?:(?:windows\\s)?(?:server\\s)?20(?:16|19|22|25)|ltsc20\\d\\d|windows\\s1[01])',
  '(?:overlay|vxlan|l2bridge|host-gw|bgp|ipip)',
]
const address = String.raw`\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?`
const number = String.raw`v?\d{1,5}\.\d{1,5}(?:\.\d{1,5})?(?:[+-]\w{1,12})?(?![\w.]*\.\d)`

const pause = String.raw`(?:\s?(?:…|\.{2,3}|[,;:(（，、。])\s?|\s?[–—]\s?|\s-{1,2}\s)`
const marker = acrossLines`
  (?:
    (?:(?:oh|ah|äh|uh|no|ach),?\s)?(?:
      sorry|pardon|oops|apologies|correction|excuse\sme|no,?\swait|wait,?\sno|I\smean(?:t)?
      |I\smis-?typed|scratch\sthat|make\sthat
      |verzeihung|entschuldigung|quatsch|korrektur|ich\smein(?:t)?e|vielmehr
      |je\sveux\sdire|plutôt|erreur|perdón|perdon|corrijo|quiero\sdecir|mejor\sdicho
      |scusa(?:te)?|anzi|desculpem?|quer\sdizer
    )(?!\p{L})
    |(?<=(?:…|\.{2,3}|[–—-])\s?)(?:no|nein|non|nee)(?=,)
    |不对|更正|抱歉|不好意思|说错了|すみません|失礼(?:しました)?|訂正
  )
`
const filler = acrossLines`
  (?:\s?[,:;.，、：]\s?|\s)
  (?:
    (?:that|this|the\sone|das|c['’]était|eso)\s(?:was|is|war|ist|es|era|de|du|une?)\s
    [^.;\d\n]{1,60}[,;:]\s
  )?(?:
    (?:
      (?:it|this|that)\s(?:is|was|has|should\sbe|runs?)|it['’]s|should\sbe
      |I|we|just|looked|checked|again|have|of|course|actually|really|the|to|say|wanted|a|typo
      |wrong|correct|right|richtig|on|at|with|version|es\sist|muss\sheißen|ich|wir|habe|haben|wollte|sagen|natürlich
      |c['’]est|nous|avons|dire|la|le|en|bien|sûr|son|era|es|quería|decir|tenemos|è|são|é
    )[\s,:]{1,2}
  ){0,7}(?:应该|是|正しくは){0,2}\s?
`

/** Of what somebody says and takes back in one breath: what goes, and what of it stays. */
const ways = [
  ...kinds.map((kind) => ({ name: kind, value: String.raw`${kind}(?:\s${number})?` })),
  { name: number, value: number },
  { name: address, value: address },
].map(
  // “k3s… pardon, RKE2”, “1.28 – sorry, not 1.28 but 1.29”
  ({ name, value }) =>
    new RegExp(
      acrossLines`
      (?<![\w./-])(?<out>${value})(?<between>${pause}${marker}${filler}(?:
        (?:not|nicht|pas|no|non|不是)\s?(?:the\s)?${value},?\s?
          (?:but|sondern|mais|sino|ma|mas|而是)\s?
      )?)(?=${name})
    `,
      'giu',
    ),
)
/** “1.29, v1.29.6 to be exact”: the second has what the first has, and more. */
const exact = new RegExp(
  acrossLines`
    (?<![\w./-])v?(\d{1,2}\.\d{1,2}),?\s(?=
      v?\1\.\d{1,5},?\s(?:
        to\sbe\s(?:more\s)?(?:exact|precise)|exactly|precisely|um\sgenau\szu\ssein
        |genau(?:er)?(?:\sgesagt)?|exactement|plus\sprécisément|pour\sêtre\sprécis
        |exactamente|para\sser\sexactos?
      )(?!\p{L})
    )
  `,
  'giu',
)
/** Who asks of the second, or says that it is not there, takes nothing back. */
const isOpen = new RegExp(
  acrossLines`
    ^\S{0,20}(?:\s\S{1,20}){0,2}?\s(?:is|are|was|does|do|did|has)(?:\s(?:not|never)\b|n['’]t\b)
    |^(?:[^.;!\n]|\.(?=\d)){0,80}[?？]
  `,
  'i',
)
const longest = 20_000

/** A text without what is taken back in the same breath; places and words stay those that were sent. */
export function withoutTakenBack(doc: Document): {
  readonly doc: Document
  asSent(all: readonly Observation[]): readonly Observation[]
} {
  const all = doc.text.length > longest ? [] : takenBackIn(doc)
  if (all.length === 0) return { doc, asSent: (told) => told }
  return {
    doc: withReplaced(doc, all),
    asSent: (told) =>
      told.flatMap((one) => {
        const raw = rawAsSent(doc, one)
        return raw === undefined ? [] : { ...one, raw }
      }),
  }
}

const behindOf = ({ text }: Document, at: number) => text.slice(at, at + 120)

/** “Calico (sorry, Flannel) 0.25.1”: where the bracket opened in what goes, it goes too. */
function bracketOf(doc: Document, { index, raw }: Replaced): readonly Replaced[] {
  if (!/[(（][^()（）]{0,200}$/.test(raw)) return []
  const end = index + raw.length
  const [kept] = /^[^()（）.;\n]{1,40}(?=[)）])/.exec(behindOf(doc, end)) ?? []
  return kept === undefined
    ? []
    : [{ index: end + kept.length, raw: doc.text.charAt(end + kept.length), by: '' }]
}

const takenBackIn = (doc: Document): readonly Replaced[] =>
  [...ways, exact]
    .flatMap((pattern) =>
      matches(doc, pattern)
        ? [...foundIn(doc, pattern)]
            .map(({ index, 0: raw }) => ({ index, raw, by: '' }))
            .filter(({ index, raw }) => !isOpen.test(behindOf(doc, index + raw.length)))
            .flatMap((one) => [one, ...bracketOf(doc, one)])
        : [],
    )
    .toSorted((a, b) => a.index - b.index || b.raw.length - a.raw.length)
    .filter(({ index }, i, sorted) => {
      const before = sorted[i - 1]
      return before === undefined || index >= before.index + before.raw.length
    })
