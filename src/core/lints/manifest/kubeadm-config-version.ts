import type { Fact } from '../../catalog/fact.ts'
import { joinObjects } from '../../catalog/join-objects.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ownValue } from '../../values/own.ts'
import { isAtLeast } from '../../values/version.ts'

const group = 'kubeadm.k8s.io/'
type Gone = Fact<{ readonly goneFrom: string }>
const versions: Readonly<Record<string, Gone>> = joinObjects.configuration

export const kubeadmConfigVersion = defineLint({
  id: 'kubeadm-config-version',
  on: 'manifest',
  summary: 'kubeadm takes the version of the configuration by which a node joins',
  remediation: 'Write the configuration in a version that this kubeadm takes.',
  // A kubelet is never newer than the kubeadm that lets it join.
  decisions: ['kubernetesVersion'],
  isAbout: ({ kind }) => kind === 'JoinConfiguration',

  check({ kind, value }, { kubernetesVersion }) {
    const named = valueAt(value, ['apiVersion'])
    if (kind !== 'JoinConfiguration' || typeof named !== 'string') return []
    const socket = valueAt(value, ['nodeRegistration', 'criSocket'])
    if (!named.startsWith(group) || /^(?:unix:|\/)/.test(String(socket))) return []
    const fact = ownValue(versions, named.slice(group.length))
    if (!fact || !isAtLeast(kubernetesVersion, fact.value.goneFrom)) return []
    const { goneFrom } = fact.value
    const migratedBy = goneFrom.replace(/\d+$/, (minor) => String(Number(minor) - 1))
    return [
      {
        path: ['apiVersion'],
        basis: 'refused',
        message: `kubeadm refuses ${named} from ${goneFrom} on; this node is of ${kubernetesVersion}.`,
        remediation: `Run "kubeadm config migrate" of ${migratedBy} on the file; what it writes may need a later one again.`,
        facts: [fact],
      },
    ]
  },
})
