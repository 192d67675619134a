import { versionSkew } from '../../../catalog/kubernetes/shared.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore, isVersion, minorOf } from '../../../values/version.ts'

const { newer, older, olderBefore, windows } = versionSkew

export const kubeletsNear = defineLint({
  id: 'kubelets-near',
  on: 'setup',
  summary: 'One API server supports the kubelets of all nodes',
  remediation: 'Upgrade the oldest node, minor by minor, before the others go on.',
  decisions: [],
  comparesNodes: true,

  check({ observations }) {
    // Where somebody tells the version of the server, each node is held against that.
    const isServerTold =
      deciding(observations, 'controlPlaneVersion').length > 0 ||
      named(observations, 'controlPlane.kubeletVersion').length > 0
    if (isServerTold) return []
    const all = named(observations, 'kubelet.version').flatMap((at) => {
      const version = String(at.value).split(/[-+]/, 1)[0] ?? ''
      const node = /^node (?!of )(.{1,253})$/.exec(at.subject ?? '')?.[1]
      return node !== undefined && isVersion(version)
        ? [{ at, node, version, minor: minorOf(version) }]
        : []
    })
    const sorted = all.toSorted((a, b) => (isBefore(a.minor, b.minor) ? -1 : 1))
    const newest = sorted.at(-1)
    if (!newest) return []
    const seen = new Set<string>()
    return sorted.flatMap(({ at, node, version, minor }) => {
      // The server is as new as the newest of them, or newer.
      const isOld = isBefore(minor, olderBefore.value.minor)
      const allowed = isOld ? olderBefore.value.older : older.value
      const behind = numberOf(newest.minor) - numberOf(minor)
      if (behind <= allowed || node === newest.node || seen.has(node)) return []
      seen.add(node)
      return [
        {
          path: [],
          place: placeOf(at),
          also: [placeOf(newest.at)],
          basis: 'unsupported' as const,
          message: `The kubelet of ${node} is ${version} and that of ${newest.node} ${newest.version}: no API server supports both, as it is not older than any kubelet and at most ${allowed} minors newer.`,
          facts: [newer, isOld ? olderBefore : older, windows],
        },
      ]
    })
  },
})

const numberOf = (minor: string) => Number(minor.slice(minor.indexOf('.') + 1))
