import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, placeOf } from '../../../model/observe.ts'
import { aboutOf } from '../../../model/observed.ts'
import { beginsAsJson } from '../../is-data.ts'
import { ofWindowsCluster } from '../meant/other-clusters.ts'
import { agreeing } from './grammar.ts'
import { hostsTold, podsTold } from './hosts.ts'
import { builtImages, namedImages } from './images.ts'
import { numbersTold } from './numbers.ts'
import { pluginModesTold } from './plugin-modes.ts'
import { poolWordsIn } from './pools.ts'
import { versionTold } from './versions.ts'

/** Nobody tells so much in sentences. */
const longest = 20_000

interface Reader {
  /** What nothing else may have told, for these words to count. */
  readonly of: readonly string[]
  read(doc: Document): readonly Observation[]
  /** A setup has several of them. */
  readonly areMany?: true
}

const readers: readonly Reader[] = [
  { of: ['windowsRelease'], read: hostsTold },
  { of: ['image'], read: namedImages, areMany: true },
  { of: ['image', 'imageRelease'], read: builtImages },
  { of: [], read: numbersTold },
  { of: ['kubernetesVersion', 'controlPlaneVersion', 'kubelet.targetVersion'], read: versionTold },
  { of: ['workload.windowsTold'], read: podsTold },
  { of: ['calico.modeTold', 'antrea.windowsSetting'], read: pluginModesTold, areMany: true },
  { of: [], read: poolWordsIn },
]

/** A host that somebody may have had, or plans. */
const isUnclear = ({ decision, name, weight }: Observation) =>
  weight === 'default' && (decision === 'windowsRelease' || name === 'host.os')

const isOfHns = ({ text }: Document) =>
  /\b(?:flannel|calico)\b/i.test(text) &&
  !/\b(?:antrea|ovn|cilium|l2bridge|host-?gw|bgp)\b/i.test(text)

/** What sentences tell in words of any kind, where nothing else in the text tells it. */
export function withToldValues(
  doc: Document,
  known: readonly Observation[],
): readonly Observation[] {
  if (doc.text.length > longest || beginsAsJson(doc.text)) return known
  let all = known
  for (const { of, read, areMany } of readers) {
    if (all.some((one) => of.includes(aboutOf(one)) && !isUnclear(one))) continue
    const isKnown = new Set(all.filter((one) => !isUnclear(one)).map(aboutOf))
    const found = ofWindowsCluster(
      doc,
      read(doc).filter((one) => !isKnown.has(aboutOf(one))),
    )
    const own = areMany ? found : agreeing(doc, found)
    // What is plain takes the place of what was, or may be.
    const plain = new Set(own.map(aboutOf))
    all = [...all.filter((one) => !(isUnclear(one) && plain.has(aboutOf(one)))), ...own]
  }
  const [vni] = all.filter(({ decision }) => decision === 'vni' || decision === 'vxlanPort')
  // Nothing but an overlay has such a number.
  if (vni && all.every(({ decision }) => decision !== 'networkMode') && isOfHns(doc))
    return [
      ...all,
      decided('networkMode', 'overlay', vni.raw, placeOf(vni), {
        weight: 'default',
        inferred: true,
      }),
    ]
  return all
}
