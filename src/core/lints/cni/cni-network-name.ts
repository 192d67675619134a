import { cniFile } from '../../catalog/cni/file-facts.ts'
import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, fieldAt, isPlaceholder } from './file.ts'

const allowed = new RegExp(network.networkName.value)

export const cniNetworkName = defineLint({
  id: 'cni-network-name',
  on: 'cni-config',
  summary: 'A CNI file names its network with letters, digits, dots, dashes and underscores',
  remediation: 'Give the file the name of the HNS network.',
  decisions: [],

  check({ value, isPart }) {
    const field = fieldAt(value, 'name')
    if (!field) {
      if (isPart || !isWholeFile(value)) return []
      return [
        {
          path: [],
          basis: 'refused',
          message: 'The file has no name: "missing network name".',
          facts: [network.networkName],
        },
      ]
    }
    if (typeof field.value !== 'string' || isPlaceholder(field.value)) return []
    if (allowed.test(field.value)) return []
    const isFlag = field.value.startsWith('-')
    return [
      {
        path: field.path,
        basis: 'refused',
        message: isFlag
          ? `The name of the network is ${field.value}, a flag: the arguments of the start script have moved by one.`
          : `The name ${JSON.stringify(field.value)} is refused: "invalid characters found in network name".`,
        ...(isFlag ? { remediation: 'Call the start script with named parameters.' } : {}),
        facts: isFlag ? [cniFile.positional] : [network.networkName],
      },
    ]
  },
})

/** An entry of a list has no name of its own, nor has every plugin that stands behind another one. */
const isWholeFile = (file: unknown) =>
  ['cniVersion', 'plugins'].some((key) => fieldAt(file, key) !== undefined) &&
  endpointPlugins(file).some(({ id }) => id !== undefined)
