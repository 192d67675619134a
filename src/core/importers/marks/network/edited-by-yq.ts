import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { ownValue } from '../../../values/own.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** `yq w -i FILE KEY VALUE` of version 3, and `yq -i '.KEY = "VALUE"' FILE` of version 4. */
const edits = new RegExp(
  acrossLines`
    ^[^#\n]{0,120}\byq[ \t]{1,4}(?:
      (?:w|write)[ \t]{1,4}(?:-i|--inplace)[ \t]{1,4}[^\s;|&]{1,200}[ \t]{1,4}["']?([\w.]{1,60})
        ["']?[ \t]{1,4}["']?([\w./-]{1,80})
      |(?:e[ \t]{1,4}|eval[ \t]{1,4})?(?:-i|--inplace)[ \t]{1,4}'\.([\w.]{1,60})[ \t]?=[ \t]?
        "?([\w./-]{1,80})
    )
  `,
  'gm',
)

const modes: ReadonlySet<string> = new Set(['kernelspace', 'userspace', 'iptables', 'ipvs'])

/** What a script writes into the file of kube-proxy; keys of other files are not known here. */
export function editedByYqIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'yq ')) return []
  return matchesOf(doc, edits).flatMap(
    ({ groups: [first, firstValue, second, secondValue], placeOf }) => {
      const key = first ?? second ?? ''
      const raw = firstValue ?? secondValue ?? ''
      const place = placeOf(first === undefined ? 3 : 1)
      return ownValue(known, key)?.(raw, place) ?? []
    },
  )
}

type Read = (raw: string, place: Parameters<typeof stated>[3]) => readonly Observation[]
const script = { weight: 'script' } as const

const known: Readonly<Record<string, Read>> = {
  mode: (raw, place) =>
    modes.has(raw) ? [stated('kubeProxy.config.mode', raw, raw, place, script)] : [],
  'winkernel.networkName': (raw, place) => [decided('hnsNetworkName', raw, raw, place, script)],
  'winkernel.enableDSR': (raw, place) =>
    /^(?:true|false)$/.test(raw)
      ? [decided('directServerReturn', raw === 'true', raw, place, script)]
      : [],
}
