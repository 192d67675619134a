import { flagOf } from '../../catalog/flags/accepted.ts'
import { endpointSchemes, usualPipe } from '../../catalog/node-conditions.ts'
import { hasDockershim, kubernetes } from '../../catalog/kubernetes/index.ts'
import { dockerAdapter } from '../../catalog/runtimes/docker-daemon.ts'
import { runtimes } from '../../catalog/runtimes/index.ts'
import { defineLint } from '../../model/lint.ts'
import { dockerPipe } from '../docker-pipe.ts'
import { misspeltPipe } from '../misspelt-pipe.ts'

const choice = flagOf('kubelet', 'container-runtime')
const endpoint = flagOf('kubelet', 'container-runtime-endpoint')
const { pipe, other } = endpointSchemes.value

export const kubeletRuntimeEndpoint = defineLint({
  id: 'kubelet-runtime-endpoint',
  on: 'command-line',
  summary: 'The kubelet reaches its runtime through a named pipe that the version uses',
  remediation: `Name the pipe of the runtime, such as ${runtimes.containerd.criSocket.value}.`,
  decisions: ['kubernetesVersion'],

  check({ program, flags, isComplete }, { kubernetesVersion }) {
    if (program !== 'kubelet') return []
    const index = flags.findLastIndex(({ name }) => name === 'container-runtime-endpoint')
    const use = flags[index]
    if (!use?.isKnown) return []
    const value = (use.value ?? '').replace(/^["']+|["']+$/g, '')
    const { criSocket } = runtimes.containerd
    if (/^unix:|^\/(?:run|var)\//i.test(value)) {
      return [
        {
          path: [index, 'value'],
          basis: 'fails',
          message: `--container-runtime-endpoint is ${value}; a runtime on Windows listens on a named pipe.`,
          ...(/containerd/i.test(value)
            ? { change: { is: 'set' as const, to: criSocket.value } }
            : {}),
          facts: [criSocket],
        },
      ]
    }
    if (/^[\\/]{2,4}\.[\\/]+pipe[\\/]/i.test(value)) {
      return [
        {
          path: [index, 'value'],
          basis: 'refused',
          message: `--container-runtime-endpoint is ${value}; the kubelet takes an address with its scheme, and ends with “consider using full url format”.`,
          remediation: `Write ${withScheme(value)}.`,
          change: { is: 'set', to: withScheme(value) },
          facts: [endpointSchemes],
        },
      ]
    }
    const [, scheme] = /^([a-z]{3,12}):[\\/]{2,4}/.exec(value.toLowerCase()) ?? []
    if (scheme !== undefined && scheme !== pipe && scheme !== other) {
      return [
        {
          path: [index, 'value'],
          basis: 'refused',
          message: `--container-runtime-endpoint is ${value}; the kubelet knows no ${scheme}: addresses, and ends with “protocol "${scheme}" not supported”.`,
          remediation: `Begin it with ${pipe}://.`,
          change: { is: 'set', to: pipe + value.slice(scheme.length) },
          facts: [endpointSchemes],
        },
      ]
    }
    const meant = misspeltPipe(value)
    if (meant !== undefined) {
      return [
        {
          path: [index, 'value'],
          basis: 'fails',
          message: `--container-runtime-endpoint is ${value}, which is nearly the pipe of a runtime: nothing listens under this name.`,
          remediation: `Write ${meant}.`,
          change: { is: 'set', to: meant },
          facts: [usualPipe],
        },
      ]
    }
    if (dockerPipe.test(value)) {
      return [
        {
          path: [index, 'value'],
          basis: 'fails',
          message: `--container-runtime-endpoint is ${value}, the pipe of Docker itself, which does not speak CRI; the kubelet reaches Docker through ${dockerAdapter.value}.`,
          facts: [dockerAdapter, runtimes.mirantis.criSocket],
        },
      ]
    }
    const { state } = kubernetes[kubernetesVersion].runtimes.docker
    if (value === runtimes.docker.criSocket.value && state.value === 'removed') {
      return [
        {
          path: [index, 'value'],
          basis: 'fails',
          message: `--container-runtime-endpoint is ${value}, the pipe of dockershim, which the kubelet of ${kubernetesVersion} no longer has: nothing listens there.`,
          facts: [state],
        },
      ]
    }
    const isRemote = flags.some(
      ({ name, value }) => name === 'container-runtime' && value === 'remote',
    )
    const needsChoice = choice?.accepted !== undefined && hasDockershim(kubernetesVersion)
    if (!needsChoice || isRemote || !isComplete || !/containerd/i.test(value)) return []
    return [
      {
        path: [index],
        basis: 'fails',
        message: `Without --container-runtime=remote the kubelet of ${kubernetesVersion} uses Docker, whatever the endpoint is.`,
        remediation: 'Add --container-runtime=remote.',
        change: { is: 'added', flags: ['--container-runtime=remote'] },
        facts: [
          { value: null, confidence: choice.confidence, sources: choice.sources },
          {
            value: null,
            confidence: endpoint?.confidence ?? 'inferred',
            sources: endpoint?.sources ?? [],
          },
        ],
      },
    ]
  },
})

const withScheme = (path: string) => `${pipe}://${path.replaceAll('\\', '/').replace(/^\/+/, '//')}`
