import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { isOfLinux } from '../containerd/is-of-windows.ts'

const { old, windowsRuntime, windowsSnapshotter } = containerdTables
const tables = [old.value, ...containerdTables.new.value].map((table) => ['plugins', table])

export const containerdFileForWindows = defineLint({
  id: 'containerd-file-for-windows',
  on: 'setup',
  summary: 'The configuration of containerd on a Windows node is one for Windows',
  remediation:
    'Make it anew on the node with "containerd config default", and change there what the node needs.',
  decisions: [],

  check({ observations, parsed }) {
    const [host] = deciding(observations, 'windowsRelease')
    const hasLinuxNode = observations.some(({ subject }) => subject?.startsWith('linux ') === true)
    const configs = ofKind(parsed, 'containerd-config')
    const [config] = configs
    if (!host || !config || configs.length > 1 || hasLinuxNode || !isOfLinux(config.value.text))
      return []
    const { value } = config.value
    const at = tables.flatMap((table) => [
      ...nodesAt(value, [...table, 'containerd', 'runtimes'], ['*', 'runtime_type']),
      ...['bin_dir', 'conf_dir'].flatMap((key) => nodesAt(value, [...table, 'cni'], [key])),
      ...nodesAt(value, [...table, 'containerd'], ['snapshotter']),
    ])
    const [first, ...others] = at.map(({ path }) => config.placeOf(path))
    return [
      {
        path: [],
        place: first ?? config.placeOf(valueAt(value, ['root']) === undefined ? [] : ['root']),
        also: others,
        basis: 'fails',
        message:
          'This is a configuration of containerd for Linux: its runtime and its folders are those of Linux, and pods of Windows do not start with them.',
        // The file may be that of another node.
        facts: [windowsRuntime, windowsSnapshotter],
      },
    ] satisfies readonly LintViolation[]
  },
})
