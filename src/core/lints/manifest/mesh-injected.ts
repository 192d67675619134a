import {
  linkerdInjection,
  linuxSidecars,
  meshInjection,
  vaultInjection,
} from '../../catalog/workload/linux-images.ts'
import { proxySidecar } from '../../catalog/workload/proxy-sidecar.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'

const mixed = 'which are built for Linux alone, and a pod cannot mix Windows and Linux containers.'

const injections = [
  {
    lists: ['labels', 'annotations'],
    fact: meshInjection,
    on: 'true',
    off: '"false"',
    adds: 'Istio puts its sidecar and its init container into the pod',
  },
  {
    lists: ['annotations'],
    fact: proxySidecar,
    on: 'true',
    off: '"false"',
    adds: 'the webhook of workload identity puts its proxy and an init container into the pod',
  },
  {
    lists: ['annotations'],
    fact: vaultInjection,
    on: 'true',
    off: '"false"',
    adds: 'the injector of Vault puts its agent and an init container into the pod',
  },
  {
    lists: ['annotations'],
    fact: linkerdInjection,
    on: 'enabled',
    off: 'disabled',
    adds: 'Linkerd puts its proxy and an init container into the pod',
  },
] as const

export const meshInjected = defineLint({
  id: 'mesh-injected',
  on: 'manifest',
  summary: 'A pod for Windows asks for no sidecar that is built for Linux alone',
  remediation: 'Turn it off for pods of Windows, also where the namespace asks for it.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check(manifest) {
    const { value, pod } = manifest
    if (!pod || systemOfPod(manifest) !== 'windows') return []
    return injections.flatMap(({ lists, fact, on, off, adds }) =>
      lists.flatMap((list) => {
        const path = [...pod.path, 'metadata', list, fact.value.key]
        return String(valueAt(value, path)) === on
          ? [
              {
                path,
                basis: 'fails' as const,
                message: `${pathText(path)} is ${on}: ${adds}, ${mixed}`,
                remediation: `Set it to ${off} for pods of Windows, also where the namespace asks for it.`,
                facts: [fact, linuxSidecars],
              },
            ]
          : []
      }),
    )
  },
})
