import { dockerContainersOf } from '../../catalog/runtimes/docker-daemon.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'

export const dockerServerOs = defineLint({
  id: 'docker-server-os',
  on: 'setup',
  summary: 'Docker on a Windows node runs Windows containers',
  remediation:
    'Switch Docker to Windows containers; on a node, use the edition for servers, which has no others.',
  decisions: [],

  check({ observations }) {
    // Whoever looks at a cluster with containerd from a workstation has this Docker beside it.
    if (deciding(observations, 'containerRuntime').some(({ value }) => value === 'containerd'))
      return []
    const clients = named(observations, 'docker.client.os').filter(
      ({ value }) => value === dockerContainersOf.value,
    )
    return named(observations, 'docker.server.os')
      .filter(
        (one) =>
          one.value !== dockerContainersOf.value &&
          clients.some(({ file, line }) => file === one.file && Math.abs(line - one.line) < 30),
      )
      .map((one) => ({
        path: [],
        place: placeOf(one),
        basis: 'fails' as const,
        message:
          'Docker on this Windows machine runs Linux containers, as Docker Desktop does at first; the kubelet can start no Windows pod with it.',
        facts: [dockerContainersOf],
      }))
  },
})
