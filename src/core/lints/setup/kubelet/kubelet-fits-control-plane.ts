import { versionSkew } from '../../../catalog/kubernetes/shared.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { isBefore, isVersion, minorOf } from '../../../values/version.ts'
import { deciding, named } from '../../../model/observed.ts'

const { newer, older, olderBefore, windows } = versionSkew

export const kubeletFitsControlPlane = defineLint({
  id: 'kubelet-fits-control-plane',
  on: 'setup',
  summary: 'The kubelet of a Windows node fits that of the control plane',
  remediation: 'Upgrade the control plane first, then the nodes, and keep them close.',
  decisions: [],

  check({ observations }) {
    // Where the version of the server itself is told, the rule on it decides.
    if (deciding(observations, 'controlPlaneVersion').some(({ inferred }) => inferred !== true)) {
      return []
    }
    const servers = named(observations, 'controlPlane.kubeletVersion')
    const [oldest, ...newerOnes] = servers.toSorted((a, b) => minorAt(a) - minorAt(b))
    // Each API server of a cluster has to take the kubelet.
    const newest = newerOnes.at(-1) ?? oldest
    if (!oldest || !newest || !servers.every(({ value }) => isVersion(String(value)))) return []
    const kubelets = named(observations, 'kubelet.version')
    return kubelets.flatMap(({ value, subject, file, line, column }) => {
      if (subject?.startsWith('node ') !== true) return []
      const version = String(value).split(/[-+]/, 1)[0] ?? ''
      if (!isVersion(version)) return []
      const own = minorOf(version)
      const isOld = isBefore(own, olderBefore.value.minor)
      const allowed = isOld ? olderBefore.value.older : older.value
      const isNewer = minorAt(oldest) - numberOf(own) < newer.value
      const behind = minorAt(newest) - numberOf(own)
      if (!isNewer && behind <= allowed) return []
      const server = isNewer ? oldest : newest
      return [
        {
          path: [],
          place: { file, line, column },
          also: [{ file: server.file, line: server.line, column: server.column }],
          basis: 'unsupported',
          message: `The kubelet of ${subject.slice('node '.length)} is ${version}, ${isNewer ? 'newer than' : `${behind} minors behind`} that of the control plane, ${String(server.value)}; an API server of that version ${isNewer ? 'takes none that is newer than itself' : `takes ${allowed} minors`}.`,
          facts: [isNewer ? newer : isOld ? olderBefore : older, windows],
        },
      ]
    })
  },
})

const minorAt = ({ value }: Observation) => numberOf(minorOf(String(value)))
const numberOf = (minor: string) => Number(minor.slice(minor.indexOf('.') + 1))
