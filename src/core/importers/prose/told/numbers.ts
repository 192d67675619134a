import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided } from '../../../model/observe.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { lineOf } from '../lines.ts'
import { matchesOf } from '../../text-of.ts'
import { wordsOf } from '../parts/part-words.ts'
import { isToldHere, link } from './grammar.ts'
import { acrossLines } from '../../../values/across-lines.ts'

interface Value {
  readonly of: DecisionId
  readonly words: RegExp
  read(raw: string): unknown
  /** Its line has such a word. */
  readonly beside?: RegExp
  /** What stands ahead in its clause where it is of something else. */
  readonly ofOther?: RegExp
}

const set = String.raw`(?:enabled|on|active|activated|aktiviert|aktiv|an|eingeschaltet|有効)`
const unset = String.raw`(?:disabled|off|inactive|deaktiviert|aus|ausgeschaltet|無効)`
const isOn = new RegExp(`^(?:${set}|uses?|using|with|have|nutzen|mit)$`, 'i')

const values: readonly Value[] = [
  {
    of: 'vni',
    words: new RegExp(String.raw`\bVNI\b${link}(\d{1,8})\b(?![.:/]\d)`, 'gi'),
    read: Number,
  },
  {
    of: 'vxlanPort',
    words: new RegExp(
      String.raw`(?:\b(?:(?:udp|vxlan)[ -])*ports?\b|ポート|端口)${link}(\d{4,5})\b(?![.:/]\d)`,
      'gi',
    ),
    read: Number,
    beside: /\bVNI\b|vxlan|\bflannel\b/i,
    ofOther: new RegExp(
      acrossLines`
        \b(?:
          prometheus|grafana|exporters?|metrics|healthz?|listens?|api ?server|kubelet
          |node ?ports?|services?|containers?|pods?|apps?|http|tcp|ssh|winrm|rdp|bgp|typha|etcd
          |dns
        )\b
      `,
      'i',
    ),
  },
  {
    of: 'runtimeVersion',
    words: new RegExp(
      acrossLines`
        \b(?:containerd|docker)(?: EE| engine)?(?:\s(?:of|in|at|is|has|runs|with|the|on))*
        \sversion\s(?:is\s|of\s)?v?(\d{1,2}\.\d{1,2}(?:\.\d{1,3})?)(?![\d-]|\.\d)
      `,
      'gi',
    ),
    read: String,
  },
  {
    of: 'directServerReturn',
    words: new RegExp(
      acrossLines`
        \b(?:DSR|direct server return)\b(?: mode)?${link}(${set}|${unset})(?![\w-])
        |\b(?:we|wir|nodes|cluster|kube-?proxy(?:\s(?:runs|starts))?)\s(?:(?:also|now|still)\s)?
          (use|using|with|have|nutzen|mit)\s(?:DSR|direct server return)\b
      `,
      'gi',
    ),
    read: (raw) => isOn.test(raw),
  },
]

/** Numbers and switches that a sentence gives by their names. */
export const numbersTold = (doc: Document): readonly Observation[] =>
  values.flatMap(({ of, words, read, beside, ofOther }) =>
    matchesOf(doc, words)
      .filter((found) => beside?.test(lineOf(doc, found.place)) !== false)
      .filter((found) => ofOther?.test(wordsOf(doc, found).near) !== true)
      .filter((found) => isToldHere(doc, found))
      .map(({ raw, place }) =>
        decided(of, read(raw), raw, place, { weight: 'statement', inferred: true }),
      ),
  )
