import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { isSaid } from '../../prose/meant/said.ts'
import { matchesOf } from '../../text-of.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

const command =
  /\baz[ \t]+aks[ \t]+(nodepool[ \t]+)?upgrade\b((?:[^\n\\`^]|[\\`^](?![ \t]*\n)|[\\`^][ \t]*\n){0,1000})/g
const version = /(?:--kubernetes-version|-k)[ \t=]["']?(v?1\.\d{2}(?:\.\d{1,2})?)(?![\d.])/
const pool = /(?:--name|--nodepool-name|-n)[ \t=]["']?([a-z][a-z\d]{0,11})\b/

/** To which release a command moves a cluster of AKS, or one of its pools, with its pools or without. */
export function aksUpgradesIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'upgrade') || !mentions(doc, 'az ')) return []
  return [...foundIn(doc, command)].slice(0, most).flatMap((found): readonly Observation[] => {
    const [whole, ofPool, options = ''] = found
    const told = version.exec(options)
    const raw = told?.[1]
    if (!told || raw === undefined || options.includes('--control-plane-only')) return []
    const start = found.index + whole.length - options.length
    const place = doc.placeAt(start + told.index + told[0].length - raw.length)
    const name = ofPool === undefined ? undefined : pool.exec(options)?.[1]
    const subject = name === undefined ? {} : { subject: `node pool ${name}` }
    return [
      decided('platform', 'aks', 'az aks', doc.placeAt(found.index), { inferred: true }),
      stated('kubelet.targetVersion', raw.replace(/^v/, ''), raw, place, subject),
      ...(ofPool === undefined || name !== undefined
        ? [stated('aks.upgradeTo', raw.replace(/^v/, ''), raw, place, subject)]
        : []),
    ]
  })
}

const update = new RegExp(
  acrossLines`
    ^(?![ \t]*#)[^\n]{0,80}?\b(az[ \t]+aks[ \t]+update)\b(
      (?:[^\n\\\x60^]|[\\\x60^](?![ \t]*\n)|[\\\x60^][ \t]*\n){0,800}?
      --network-plugin-mode[ =]["']?(overlay)\b
    )
  `,
  'gim',
)

/** A command that moves a cluster that runs to Azure CNI Overlay. */
export function overlayUpdatesIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'network-plugin-mode') || !mentions(doc, 'az ')) return []
  return matchesOf(doc, update)
    .slice(0, most)
    .filter(({ raw, place }) => isSaid(doc, raw, place))
    .map(({ groups: [, , raw = ''], placeOf }) =>
      stated('aks.updatedToOverlay', true, raw, placeOf(2)),
    )
}

/** Nobody moves further at once. */
const most = 20
