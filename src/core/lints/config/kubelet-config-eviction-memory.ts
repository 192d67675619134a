import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isForWindows } from './for-windows.ts'
import { unwatchedMemory } from './unwatched-memory.ts'

const fields = ['evictionHard', 'evictionSoft']

export const kubeletConfigEvictionMemory = defineLint({
  id: 'kubelet-config-eviction-memory',
  on: 'kubelet-config',
  summary: 'No setting counts on a threshold for memory that the kubelet does not watch',
  remediation:
    'Give the pods memory limits and reserve memory for Windows; from 1.31 on the kubelet watches the threshold.',
  decisions: ['kubernetesVersion'],
  isAbout: (config) =>
    isForWindows(config) &&
    fields.some((field) => valueAt(config.value, [field, 'memory.available']) !== undefined),

  check: (config, { kubernetesVersion }) =>
    fields.flatMap((field) =>
      valueAt(config.value, [field, 'memory.available']) === undefined
        ? []
        : unwatchedMemory(field, [field, 'memory.available'], kubernetesVersion),
    ),
})
