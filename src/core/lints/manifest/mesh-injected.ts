import { linuxSidecars, meshInjection } from '../../catalog/workload/linux-images.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'

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
    return (['labels', 'annotations'] as const).flatMap((list) => {
      const path = [...pod.path, 'metadata', list, meshInjection.value.key]
      return String(valueAt(value, path)) === 'true'
        ? [
            {
              path,
              basis: 'fails' as const,
              message: `${pathText(path)} is true: Istio puts its sidecar and its init container into the pod, which are built for Linux alone, and a pod cannot mix Windows and Linux containers.`,
              facts: [meshInjection, linuxSidecars],
            },
          ]
        : []
    })
  },
})
