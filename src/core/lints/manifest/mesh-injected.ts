import { linuxSidecars, meshInjection } from '../../catalog/workload/linux-images.ts'
import { proxySidecar } from '../../catalog/workload/proxy-sidecar.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'

const mixed = 'which are built for Linux alone, and a pod cannot mix Windows and Linux containers.'

const injections = [
  {
    lists: ['labels', 'annotations'],
    fact: meshInjection,
    adds: 'Istio puts its sidecar and its init container into the pod',
  },
  {
    lists: ['annotations'],
    fact: proxySidecar,
    adds: 'the webhook of workload identity puts its proxy and an init container into the pod',
  },
] as const

export const meshInjected = defineLint({
  id: 'mesh-injected',
  on: 'manifest',
  summary: 'A pod for Windows asks for no sidecar that is built for Linux alone',
  remediation: 'Set it to "false" for pods of Windows, also where the namespace says true.',
  decisions: [],
  isAbout: hasPod,

  check(manifest) {
    const { value, pod } = manifest
    if (!pod || systemOfPod(manifest) !== 'windows') return []
    return injections.flatMap(({ lists, fact, adds }) =>
      lists.flatMap((list) => {
        const path = [...pod.path, 'metadata', list, fact.value.key]
        return String(valueAt(value, path)) === 'true'
          ? [
              {
                path,
                basis: 'fails' as const,
                message: `${pathText(path)} is true: ${adds}, ${mixed}`,
                facts: [fact, linuxSidecars],
              },
            ]
          : []
      }),
    )
  },
})
