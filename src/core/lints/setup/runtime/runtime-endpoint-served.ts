import { kubernetes } from '../../../catalog/kubernetes/index.ts'
import { runtimes } from '../../../catalog/runtimes/index.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const runtimeEndpointServed = defineLint({
  id: 'runtime-endpoint-served',
  on: 'setup',
  summary: 'crictl and the kubelet ask a pipe on which a runtime of this version listens',
  remediation: `Write the pipe of the runtime there, such as ${runtimes.containerd.criSocket.value}.`,
  decisions: ['kubernetesVersion'],

  check({ observations }, { kubernetesVersion }) {
    const { state } = kubernetes[kubernetesVersion].runtimes.docker
    if (state.value !== 'removed') return []
    return named(observations, 'runtime.endpoint')
      .filter(({ value }) => value === runtimes.docker.criSocket.value)
      .slice(0, 1)
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message: `${String(one.value)} is the pipe of dockershim, which the kubelet of ${kubernetesVersion} no longer has: nothing listens there.`,
        facts: [state],
      }))
  },
})
