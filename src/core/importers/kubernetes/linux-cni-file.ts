import { delegating } from '../../catalog/cni/file-plugins.ts'
import type { Observation } from '../../model/observation.ts'
import { cniAt } from '../names.ts'
import type { KubernetesObject } from './object.ts'

/** A CNI file whose plugin is the bridge of Linux; agents keep another one for Windows beside it. */
export const isForLinux = (text: string) =>
  /"cniVersion"/.test(text) &&
  /"(?:isDefaultGateway|isGateway|hairpinMode|promiscMode)"\s*:|"type"\s*:\s*"(?:portmap|bandwidth|bridge)"/.test(
    text,
  ) &&
  !/"type"\s*:\s*"(?:win-|sdn|L2Bridge|Overlay)/i.test(text)

/** Nodes of Windows have Flannel too where those of Linux have it; what they are given stands elsewhere. */
export const pluginOfLinuxIn = ({ at }: KubernetesObject, files: object): readonly Observation[] =>
  Object.entries(files).flatMap(([name, text]: readonly [string, unknown]) => {
    const leaf = typeof text === 'string' && isForLinux(text) ? at('data', name) : undefined
    return leaf && firstType.exec(leaf.raw)?.[1] === delegating.type
      ? cniAt(delegating.type, leaf.place, { inferred: true, weight: 'default' })
      : []
  })

const firstType = /"type"\s*:\s*"([\w-]{1,40})"/
