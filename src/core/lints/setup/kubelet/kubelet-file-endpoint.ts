import { runtimeEndpoint } from '../../../catalog/node-conditions.ts'
import { dockerAdapter } from '../../../catalog/runtimes/docker-daemon.ts'
import { runtimes } from '../../../catalog/runtimes/index.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isForWindows } from '../../config/for-windows.ts'
import { dockerPipe } from '../../docker-pipe.ts'

export const kubeletFileEndpoint = defineLint({
  id: 'kubelet-file-endpoint',
  on: 'setup',
  summary: 'The file of the kubelet names no Unix socket as endpoint of the runtime',
  remediation: `Write ${runtimes.containerd.criSocket.value} on the Windows node, or give it with --container-runtime-endpoint, which overrules the file.`,
  decisions: [],

  check({ observations, parsed }) {
    const lines = ofKind(parsed, 'command-line').filter(({ value }) => value.program === 'kubelet')
    const isOverruled =
      lines.some(({ value }) =>
        value.flags.some(({ name }) => ['container-runtime-endpoint', 'config-dir'].includes(name)),
      ) || named(observations, 'kubelet.flag.container-runtime-endpoint').length > 0
    if (isOverruled) return []
    // A script fetches further arguments, of which nobody knows whether they name another one.
    const unless = lines.some(({ value }) => !value.isComplete)
      ? ' That part of its line which was not sent may overrule it with --container-runtime-endpoint.'
      : ''
    const files = ofKind(parsed, 'kubelet-config')
    // Beside the file of a Windows node that of a Linux one is sent to compare, under a name of its own.
    const ofWindows = files
      .filter((one) => isForWindows(one.value))
      .map((one) => one.placeOf([]).file)
    return files.flatMap(({ value: { value, isOnWindows }, placeOf }) => {
      const path = ['containerRuntimeEndpoint']
      const endpoint = valueAt(value, path)
      const resolver = valueAt(value, ['resolvConf'])
      // What is told to be of Windows is judged by itself.
      const isLinuxResolver = isOnWindows !== true && String(resolver).startsWith('/')
      // The agents of k3s and RKE2 write that one on Linux nodes, each its own.
      const isOfAgent = /\/run\/k3s\//.test(String(endpoint))
      if (typeof endpoint === 'string' && dockerPipe.test(endpoint)) {
        return [
          {
            path: [],
            place: placeOf(path),
            basis: 'fails' as const,
            message: `containerRuntimeEndpoint is ${endpoint}, the pipe of Docker itself, which does not speak CRI; the kubelet reaches Docker through ${dockerAdapter.value}.${unless}`,
            facts: [dockerAdapter, runtimes.mirantis.criSocket],
          },
        ]
      }
      return typeof endpoint === 'string' &&
        !isOfAgent &&
        isOnWindows !== false &&
        (isOnWindows === true || ofWindows.every((file) => file === placeOf([]).file)) &&
        /^(?:unix:|\/(?:var|run)\/)/i.test(endpoint)
        ? [
            {
              path: [],
              place: placeOf(path),
              basis: 'fails' as const,
              message: `containerRuntimeEndpoint is ${endpoint}; the kubelet on Windows takes npipe and tcp alone: "protocol "unix" not supported". One file for all nodes of kubeadm has that of Linux.${isLinuxResolver ? ` Neither is there a file ${String(resolver)} (resolvConf) on Windows.` : ''}${unless}`,
              also: isLinuxResolver ? [placeOf(['resolvConf'])] : [],
              facts: [runtimeEndpoint],
            },
          ]
        : []
    })
  },
})
