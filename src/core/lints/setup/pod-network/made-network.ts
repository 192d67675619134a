import { cniEndpoints } from '../../../catalog/cni/file-facts.ts'
import { flannel } from '../../../catalog/cni/flannel.ts'
import { unknown } from '../../../catalog/fact.ts'
import { ofKind, type AnyParsed, type Parsed } from '../../../model/parsed.ts'
import { endpointPlugins, fieldAt, traitsOf } from '../../cni/file.ts'

export interface MadeNetwork {
  readonly name: string
  readonly isByDefault: boolean
  readonly path: readonly (string | number)[]
}

/** The HNS network of a backend; undefined where its name cannot be told. */
export function networkMadeBy(value: unknown): MadeNetwork | undefined {
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

/** A pattern for the names that the backends give their networks by themselves. */
export function namesByDefault(): RegExp {
  const names = flannel.modes.map(({ hnsNetworkName }) =>
    hnsNetworkName.value.replaceAll('.', '[.]').replace('{vni}', '[0-9]+'),
  )
  return new RegExp(`^(?:${names.join('|')})$`, 'i')
}

/** The backend of a configuration of Flannel, and the type of network that it makes on Windows. */
export function backendOf(value: unknown) {
  const type = fieldAt(value, 'Backend', 'Type')
  const name = typeof type?.value === 'string' ? type.value.toLowerCase() : ''
  const mode = flannel.modes.find(({ backend }) => backend === name)?.id
  return type && mode !== undefined ? { name, mode, path: type.path } : undefined
}

/**
 * Whether a Windows node may go by a net-conf.json of its own: the one that was sent is in a ConfigMap,
 * and no CNI file for Windows is there beside it, or has the network of it.
 */
export const mayHaveOwn = (
  conf: Parsed<'flannel-net-conf'>,
  parsed: readonly AnyParsed[],
  made: string,
) =>
  conf.value.isInObject === true &&
  !ofKind(parsed, 'cni-config').some(
    ({ value: { isInObject, value } }) =>
      (isInObject === true || fieldAt(value, 'name')?.value === made) &&
      endpointPlugins(value).some((one) => one.isDelegate && traitsOf(one) !== undefined),
  )

const { ownNetConf } = cniEndpoints

/** What is asked where a Windows node may have one. */
export const ownAsked = {
  message: (name: string, made: string, source: 'ConfigMap' | 'file' = 'ConfigMap') =>
    `The ${source} gives the network the name ${made}, and the Windows node goes by ${name}: right where its flanneld, as a service, reads a net-conf.json of its own with that name. What does that have as Name?`,
  remediation: `Look at ${ownNetConf.value}.`,
  facts: [unknown(ownNetConf.value, ownNetConf.sources)],
}
