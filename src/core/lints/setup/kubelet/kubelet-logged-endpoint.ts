import { kubeletConfigFields } from '../../../catalog/flags/kubelet-config.ts'
import { runtimeEndpoint } from '../../../catalog/node-conditions.ts'
import { runtimes } from '../../../catalog/runtimes/index.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isWithin } from '../../../values/version.ts'

const field = kubeletConfigFields.get('containerRuntimeEndpoint')

export const kubeletLoggedEndpoint = defineLint({
  id: 'kubelet-logged-endpoint',
  on: 'setup',
  summary: 'A kubelet on Windows does not log the socket of Linux as its endpoint',
  remediation: `Give --container-runtime-endpoint=${runtimes.containerd.criSocket.value}, or from 1.27 on containerRuntimeEndpoint in the file.`,
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion }) {
    const [logged] = named(observations, 'kubelet.loggedEndpoint')
    if (!logged || !field) return []
    const files = ofKind(parsed, 'kubelet-config')
    // It is the default of later kubelets, which the file overrules after the flags are logged.
    const isInFile = files.some(
      ({ value: { value, isPart } }) =>
        isPart === true || valueAt(value, ['containerRuntimeEndpoint']) !== undefined,
    )
    const mayBeInFile = files.length === 0 || isInFile
    if (isWithin(kubernetesVersion, field.accepted) && mayBeInFile) return []
    return [
      {
        path: [],
        place: placeOf(logged),
        basis: 'fails' as const,
        message: `--container-runtime-endpoint is ${String(logged.value)}; the kubelet on Windows takes npipe and tcp alone, and finds no runtime.`,
        facts: [runtimeEndpoint],
      },
    ]
  },
})
