import { containerdHandlers } from '../../catalog/runtimes/containerd.ts'
import { defineLint } from '../../model/lint.ts'
import { hasLinuxContainerd } from '../containerd/is-of-windows.ts'
import { named } from '../../model/observed.ts'

export const runtimeClassHandlerKnown = defineLint({
  id: 'runtime-class-handler-known',
  on: 'setup',
  summary: 'The runtime has every handler that a RuntimeClass names',
  remediation: 'Name a handler of the runtime, or add one to its configuration.',
  decisions: [],

  check({ observations, parsed }) {
    const lists = named(observations, 'containerd.runtimes')
    const [list] = lists
    if (!list || lists.length !== 1 || !Array.isArray(list.value)) return []
    if (hasLinuxContainerd(parsed)) return []
    const known = list.value.map(String)
    return observations.flatMap(({ name, value, file, line, column }) => {
      if (name !== 'runtimeClass.handler' || known.includes(String(value))) return []
      return [
        {
          path: [],
          place: { file, line, column },
          also: [{ file: list.file, line: list.line, column: list.column }],
          basis: 'refused',
          message: `The RuntimeClass names the handler ${String(value)}; containerd has ${known.join(', ')}.`,
          facts: [containerdHandlers],
        },
      ]
    })
  },
})
