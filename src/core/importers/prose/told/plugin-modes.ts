import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { wordsAround } from '../lines.ts'
import { matchesOf } from '../../text-of.ts'
import { wordsOf } from '../parts/part-words.ts'
import { isToldHere, link } from './grammar.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const more = { weight: 'statement', inferred: true } as const

/** “eBPF dataplane”, “IPIP encapsulation”, “ipipMode: Always”, “with WireGuard”. */
const ofCalico = new RegExp(
  acrossLines`
    (?<![\w.-])
    (e?BPF(?:\sdata\s?plane|\smode)?|IP-?in-?IP|IPIP(?:CrossSubnet)?|VXLANCrossSubnet|WireGuard)
    (?![\w/-]|[.:]\w|\s(?:is\s)?(?:off|disabled|not|false|never))
  `,
  'gi',
)
const noneBehind = new RegExp(
  acrossLines`
    ^(?:\sdata\s?plane|\smode)?["'\x60]?\s?(?:
      [:=]\s?["'\x60]?(?:false|off|never|disabled)
      |\((?:off|disabled)\)
      |(?:(?:is|was|has been|are|ist|war|wurde)\s)?(?:now\s|back\s|again\s|still\s)?
        (?:
          off|disabled
          |not\s(?:on|used|enabled|set|in use)
          |aus(?:geschaltet)?|deaktiviert|abgeschaltet
          |nicht\s(?:an|aktiv\w*|eingeschaltet)
        )
    )(?!\w)
  `,
  'i',
)

const antrea: readonly (readonly [RegExp, (raw: string) => string])[] = [
  [
    new RegExp(
      String.raw`\btunnel[ -]?type${link}(gre)\b|\b(gre)\s(?:tunnels?|encapsulation)\b`,
      'gi',
    ),
    () => 'tunnelType: gre',
  ],
  [
    new RegExp(
      acrossLines`
        \b(?:traffic)?Encrypt(?:ion)?(?:Mode)?${link}(ipsec|wireguard)\b
        |\b(?:with|uses?|using|on|has|enabled)\s(?:the\s)?(ipsec|wireguard)\b
        |\b(ipsec|wireguard)\s(?:is\s)?(?:on|enabled|tunnels?|encryption)\b
      `,
      'gi',
    ),
    (raw) => `trafficEncryptionMode: ${/^i/i.test(raw) ? 'ipsec' : 'wireGuard'}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:traffic)?Encap(?:sulation)?[ -]?Mode${link}(networkPolicyOnly)\b|\b(networkPolicyOnly)\smode\b`,
      'gi',
    ),
    () => 'trafficEncapMode: networkPolicyOnly',
  ],
]

const pluginName = /\b(calico|antrea|flannel|cilium)\b/gi
const isOfLinux = /\blinux\b(?![^.;\n]*\bwindows\b)/i

/** “On Linux we have …”, “… on the Linux nodes”; that those are well says nothing of a mode. */
const isOfLinuxNodes = ({ clause, ahead }: ReturnType<typeof wordsOf>) =>
  isOfLinux.test(clause) ||
  /^\W{0,4}(?:on|for|auf|für|sur|pour|en)\s(?:\w{2,4}\s)?linux\b/i.test(ahead)

type Found = Parameters<typeof isToldHere>[1]
type ModeReader = (doc: Document, isHere: (found: Found) => boolean) => readonly Observation[]

/** What each plugin calls its own modes. */
const readers: ReadonlyMap<string, ModeReader> = new Map<string, ModeReader>([
  [
    'calico',
    (doc, isHere) =>
      matchesOf(doc, ofCalico)
        .filter((found) => isHere(found))
        .filter(({ raw, place }) => !noneBehind.test(wordsAround(doc, place, raw).behind))
        .slice(0, 2)
        .map(({ raw, place }) => stated('calico.modeTold', raw, raw, place, more)),
  ],
  [
    'antrea',
    (doc, isHere) =>
      antrea.flatMap(([words, value]) =>
        matchesOf(doc, words)
          .filter((found) => isHere(found))
          .slice(0, 1)
          .map(({ raw, place }) => stated('antrea.windowsSetting', value(raw), raw, place, more)),
      ),
  ],
])

/** Modes of the plugin of a cluster that a sentence names, where it may have Windows nodes. */
export function pluginModesTold(doc: Document): readonly Observation[] {
  if (!/\bwindows\b|\bWS ?20/i.test(doc.text)) return []
  const names = new Set([...foundIn(doc, pluginName)].map(([, one = '']) => one.toLowerCase()))
  const [only, another] = names
  if (only === undefined || another !== undefined) return []
  const isHere = (found: Found) => isToldHere(doc, found) && !isOfLinuxNodes(wordsOf(doc, found))
  return readers.get(only)?.(doc, isHere) ?? []
}
