import { criDockerdHandlers } from '../../../catalog/runtimes/cri-dockerd-v1.ts'
import { isolation } from '../../../catalog/isolation.ts'
import { dockerHandler } from '../../../catalog/runtimes/docker.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const own = [isolation.process.handler, isolation.hyperv.runtimeClass.handler]
const ofDocker = ['docker', 'mirantis']

export const runtimeClassOfDocker = defineLint({
  id: 'runtime-class-of-docker',
  on: 'setup',
  summary: 'Where Docker runs the pods, no RuntimeClass names a handler of containerd',
  remediation: `Name ${dockerHandler.value.name}, or run containerd on the node.`,
  decisions: [],

  check({ observations }) {
    const told = deciding(observations, 'containerRuntime')
    const [runtime] = told
    // A node that is to be moved has either.
    if (!runtime || told.some(({ value }) => !ofDocker.includes(String(value)))) return []
    if (named(observations, 'containerd.runtimes').length > 0) return []
    return named(observations, 'runtimeClass.handler')
      .filter(({ value }) => own.some((handler) => String(value).startsWith(handler)))
      .map((one) => ({
        path: [],
        place: placeOf(one),
        also: [placeOf(runtime)],
        basis: 'fails' as const,
        message: `The RuntimeClass names the handler ${String(one.value)}, which is containerd’s; the kubelet of the node asks Docker${runtime.value === 'mirantis' ? ' through cri-dockerd' : ''}, which knows ${dockerHandler.value.name} alone and refuses the pods.`,
        facts: [runtime.value === 'mirantis' ? criDockerdHandlers : dockerHandler],
      }))
  },
})
