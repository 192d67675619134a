import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { ofKind } from '../../model/parsed.ts'
import { endpointPlugins } from '../cni/file.ts'

export const cniFirstFile = defineLint({
  id: 'cni-first-file',
  on: 'setup',
  summary: 'The CNI file that the runtime loads is the one of the pod network',
  remediation: 'Delete the file for nat from the folder, so that one network file is there.',
  decisions: [],

  check({ parsed }) {
    const files = ofKind(parsed, 'cni-config')
      .map(({ value, placeOf }) => {
        const [plugin] = endpointPlugins(value.value)
        const name = value.name?.split(/[\\/]/).at(-1) ?? ''
        return { place: placeOf([]), name, type: plugin?.type }
      })
      .filter(({ name, type }) => type !== undefined && /\.(?:conf|conflist|json)$/i.test(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const [first, ...others] = files
    const [meant] = others.filter(({ type }) => type !== 'nat')
    if (first?.type !== 'nat' || !meant || meant.name === first.name) return []
    return [
      {
        path: [],
        place: first.place,
        also: [meant.place],
        basis: 'fails',
        message: `containerd loads the first file by name alone: that is ${first.name}, of type nat, and not ${meant.name}. Pods get addresses of the NAT network.`,
        facts: [cniEndpoints.firstFile],
      },
    ]
  },
})
