import { usualPipe } from '../../catalog/node-conditions.ts'
import { runtimes } from '../../catalog/runtimes/index.ts'
import { isNamedAfterWindows, isOfWindows } from '../../values/of-windows.ts'
import { misspeltPipe } from '../misspelt-pipe.ts'
import { defineLint } from '../../model/lint.ts'
import { windowsSignIn } from '../../model/machine-of-windows.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { criSocket } = runtimes.containerd
const kinds = /^(?:JoinConfiguration|KubeadmConfig(?:Template)?)$/
const registrations = [
  ['nodeRegistration'],
  ['spec', 'joinConfiguration', 'nodeRegistration'],
  ['spec', 'template', 'spec', 'joinConfiguration', 'nodeRegistration'],
]

export const kubeadmSocketForm = defineLint({
  id: 'kubeadm-socket-form',
  on: 'manifest',
  summary: 'kubeadm is told a named pipe where a Windows node joins',
  remediation: `Set criSocket to ${criSocket.value}.`,
  decisions: [],
  isAbout: ({ kind }) => kinds.test(kind),

  check({ kind, value }) {
    if (!kinds.test(kind)) return []
    return registrations.flatMap((base) => {
      const path = [...base, 'criSocket']
      const socket = valueAt(value, path)
      if (typeof socket !== 'string') return []
      const meant = misspeltPipe(socket)
      if (meant !== undefined) {
        return [
          {
            path,
            basis: 'fails' as const,
            message: `criSocket is ${socket}, which is nearly the pipe of a runtime: nothing listens under this name.`,
            remediation: `Set criSocket to ${meant}.`,
            facts: [usualPipe],
          },
        ]
      }
      if (!/^unix:|^\/(?:run|var)\//i.test(socket)) return []
      const told = [
        ...nodesAt(value, base, ['taints', '*', 'value']),
        ...nodesAt(value, base, ['kubeletExtraArgs', '*']),
        ...nodesAt(value, base, ['kubeletExtraArgs', '*', 'value']),
      ]
      const name = valueAt(value, [...base, 'name'])
      const machine = base.slice(0, -2)
      const isWindows =
        told.some((one) => typeof one.value === 'string' && isOfWindows(one.value)) ||
        (typeof name === 'string' && isNamedAfterWindows(name)) ||
        (machine.length > 0 && windowsSignIn(value, machine) !== undefined)
      if (!isWindows) return []
      return [
        {
          path,
          basis: 'fails' as const,
          message: `criSocket is ${socket}; a runtime on Windows listens on a named pipe.`,
          facts: [criSocket],
        },
      ]
    })
  },
})
