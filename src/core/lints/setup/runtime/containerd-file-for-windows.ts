import { containerdTables } from '../../../catalog/runtimes/containerd-tables.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { listed } from '../../../values/listed.ts'
import { linuxFileOnWindows } from '../../containerd/linux-file-on-windows.ts'

const { old, windowsRuntime, windowsSnapshotter, windowsPipe } = containerdTables
const tables = [old.value, ...containerdTables.new.value].map((table) => ['plugins', table])

/** What a file for Linux says otherwise than one for Windows, the gravest first. */
const settings = [
  { name: 'runtime', at: ['containerd', 'runtimes', '*', 'runtime_type'], linux: /\.runc\./ },
  { name: 'snapshotter', at: ['containerd', 'snapshotter'], linux: /^(?:overlayfs|native)$/ },
  { name: 'snapshotter', at: ['snapshotter'], linux: /^(?:overlayfs|native)$/ },
  { name: 'folder of CNI', at: ['cni', 'bin_dir'], linux: /^\// },
  { name: 'folder of CNI', at: ['cni', 'conf_dir'], linux: /^\// },
].flatMap(({ at, ...one }) => tables.map((table) => ({ ...one, under: table, at })))

const ofDaemon = [
  { name: 'socket', under: ['grpc'], at: ['address'], linux: /^\// },
  { name: 'folder', under: ['root'], at: [], linux: /^\// },
  { name: 'folder', under: ['state'], at: [], linux: /^\// },
]

export const containerdFileForWindows = defineLint({
  id: 'containerd-file-for-windows',
  on: 'setup',
  summary: 'The configuration of containerd on a Windows node is one for Windows',
  remediation:
    'Make it anew on the node with "containerd config default", and change there what the node needs.',
  decisions: [],

  check({ observations, parsed }) {
    const config = linuxFileOnWindows(observations, parsed)
    if (!config) return []
    const { value } = config.value
    const said = [...settings, ...ofDaemon].flatMap(({ name, under, at, linux }) =>
      nodesAt(value, under, at)
        .filter((node) => linux.test(String(node.value)))
        .map((node) => ({ name, value: String(node.value), place: config.placeOf(node.path) })),
    )
    const [first, ...others] = said.map(({ place }) => place)
    const told = ['socket', 'snapshotter', 'runtime'].flatMap((name) =>
      said.filter((one) => one.name === name).slice(0, 1),
    )
    const what =
      told.length > 0 ? listed(told.map((one) => `its ${one.name} ${one.value}`)) : 'its folders'
    const isOne = told.length === 1
    return [
      {
        path: [],
        place: first ?? config.placeOf([]),
        also: others,
        basis: 'fails',
        message: `This is a configuration of containerd for Linux: ${what} ${isOne ? 'is that' : 'are those'} of Linux. On Windows containerd listens on ${windowsPipe.value}, keeps layers with the snapshotter ${windowsSnapshotter.value} and runs pods with ${windowsRuntime.value}.`,
        // The file may be that of another node.
        facts: [windowsRuntime, windowsSnapshotter, windowsPipe],
      },
    ] satisfies readonly LintViolation[]
  },
})
