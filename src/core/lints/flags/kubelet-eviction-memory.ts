import { defineLint } from '../../model/lint.ts'
import { unwatchedMemory } from '../config/unwatched-memory.ts'

const names: ReadonlySet<string> = new Set(['eviction-hard', 'eviction-soft'])

export const kubeletEvictionMemory = defineLint({
  id: 'kubelet-eviction-memory',
  on: 'command-line',
  summary: 'No flag counts on a threshold for memory that the kubelet does not watch',
  remediation:
    'Give the pods memory limits and reserve memory for Windows; from 1.31 on the kubelet watches the threshold.',
  decisions: ['kubernetesVersion'],
  isAbout: ({ program, flags }) =>
    program === 'kubelet' &&
    flags.some(({ name, value = '' }) => names.has(name) && /\bmemory\.available\b/.test(value)),

  check: ({ flags }, { kubernetesVersion }) =>
    flags.flatMap(({ name, value = '' }, i) =>
      names.has(name) && /\bmemory\.available\b/.test(value)
        ? unwatchedMemory(`--${name}`, [i, 'value'], kubernetesVersion)
        : [],
    ),
})
