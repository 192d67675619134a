import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { flannel } from '../../catalog/cni/flannel.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { ofKind } from '../../model/parsed.ts'
import { parseCidr } from '../../values/address.ts'
import { isBefore } from '../../values/version.ts'
import {
  endpointPlugins,
  exceptionsOf,
  fieldAt,
  isHcn,
  isPlaceholder,
  policiesOf,
  releaseOf,
  traitsOf,
  type EndpointPlugin,
} from '../cni/file.ts'

export const cniFlannelNetwork = defineLint({
  id: 'cni-flannel-network',
  on: 'setup',
  summary:
    'The CNI file of Flannel names the network that flanneld makes, and its range as written',
  remediation:
    'Write one name as "name" of the CNI file and as Name of the backend in net-conf.json.',
  decisions: [],

  check({ parsed }, surroundings) {
    const [conf, ...others] = ofKind(parsed, 'flannel-net-conf')
    if (!conf || others.length > 0) return []
    const made = networkMadeBy(conf.value.value)
    const network = fieldAt(conf.value.value, 'Network')
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value }, placeOf }) => {
      const name = fieldAt(value, 'name')
      return endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
        // The file of a Linux node has no such delegate.
        if (
          !plugin.isDelegate ||
          !traitsOf(plugin) ||
          fieldAt(plugin.value, 'type') === undefined
        ) {
          return []
        }
        const release = releaseOf(plugin, surroundings)
        const isOld = release !== undefined && isBefore(release, '1.0.0')
        const list = isOld ? undefined : listWithoutText(plugin, network?.value)
        return [
          ...(made && typeof name?.value === 'string' && !isPlaceholder(name.value)
            ? named(name.value, made).map((one) => ({
                ...one,
                place: placeOf(name.path),
                also: [conf.placeOf(made.path)],
              }))
            : []),
          ...(list && network
            ? [
                {
                  path: [],
                  place: placeOf(list.path),
                  also: [conf.placeOf(network.path)],
                  basis: 'fails' as const,
                  message: `The exceptions do not have ${String(network.value)} as net-conf.json writes it, so that ${plugin.type} adds a second OutBoundNAT policy for it.`,
                  remediation: `Write ${String(network.value)} into the list.`,
                  facts: [cniEndpoints.secondOutBoundNat],
                },
              ]
            : []),
        ]
      })
    })
  },
})

interface MadeNetwork {
  readonly name: string
  readonly isByDefault: boolean
  readonly path: readonly (string | number)[]
}

/** The HNS network of a backend; undefined where its name cannot be told. */
function networkMadeBy(value: unknown): MadeNetwork | undefined {
  const type = fieldAt(value, 'Backend', 'Type')
  const written = fieldAt(value, 'Backend', 'Name')
  const text = typeof type?.value === 'string' ? type.value.toLowerCase() : ''
  const mode = flannel.modes.find(({ backend }) => backend === text)
  if (!type || !mode) return undefined
  if (typeof written?.value === 'string' && written.value !== '') {
    return { name: written.value, isByDefault: false, path: written.path }
  }
  const least = 'vxlan' in mode ? mode.vxlan.minVni.value : 0
  const vni = fieldAt(value, 'Backend', 'VNI')?.value ?? least
  // With a lower one flanneld stops and makes no network.
  if (typeof vni !== 'number' || vni < least) return undefined
  const name = mode.hnsNetworkName.value.replace('{vni}', `${vni}`)
  return { name, isByDefault: true, path: type.path }
}

function named(name: string, made: MadeNetwork): readonly LintViolation[] {
  if (name === made.name) return []
  return [
    {
      path: [],
      basis: 'fails',
      message: `The CNI file names the network ${name}; flanneld makes ${made.name}${made.isByDefault ? ', as the backend names none' : ''}: "network ${name} not found".`,
      facts: [cniEndpoints.sameNetworkName],
    },
  ]
}

/** The list of a win-bridge on HCN that has no entry of just this text. */
function listWithoutText(plugin: EndpointPlugin, network: unknown) {
  if (!traitsOf(plugin)?.addsToldRange || !isHcn(plugin) || !parseCidr(String(network)))
    return undefined
  const [list] = policiesOf(plugin).flatMap((policy) => exceptionsOf(policy) ?? [])
  if (!list || !Array.isArray(list.value) || list.value.length === 0) return undefined
  const texts = list.value.map(String)
  return texts.some((one) => one === network || one === '' || isPlaceholder(one)) ? undefined : list
}
