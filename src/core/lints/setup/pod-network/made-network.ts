import { flannel } from '../../../catalog/cni/flannel.ts'
import { fieldAt } from '../../cni/file.ts'

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

/** The backend of a configuration of Flannel, and the type of network that it makes on Windows. */
export function backendOf(value: unknown) {
  const type = fieldAt(value, 'Backend', 'Type')
  const name = typeof type?.value === 'string' ? type.value.toLowerCase() : ''
  const mode = flannel.modes.find(({ backend }) => backend === name)?.id
  return type && mode !== undefined ? { name, mode, path: type.path } : undefined
}
