import { catalog } from '../../catalog/catalog.ts'
import { ipamTypes, linuxPlugins } from '../../catalog/cni/file-types.ts'
import type { Document } from '../../model/document.ts'
import { isCniPart } from '../../text/cut-out/cut-out-cni.ts'
import type { Tree } from '../tree.ts'

/** Whether a text is a CNI file, by its keys: much else is JSON with types and policies. */
export const isCniText = (doc: Pick<Document, 'text' | 'command'>) =>
  isCniPart(doc.text) || isWhole(doc)

const isWhole = ({ text, command = '' }: Pick<Document, 'text' | 'command'>) =>
  /^\s*(?:(?:\/\/|#)[^\n]*\n\s*){0,50}(?:\/\*|[{[])/.test(text) &&
  !/Get-Hns|hnsdiag/i.test(command) &&
  !ofOthers.test(text) &&
  !(answers.test(text) && !/"(?:type|plugins)"\s*:/i.test(text)) &&
  (/"cniVersion"\s*:/i.test(text) ||
    (/"type"\s*:/.test(text) &&
      ([ofPlugin, ofPolicies, ofProgram].some((sign) => sign.test(text)) || isList(text))))

/** Answers of HNS, settings of the daemon of Multus, and schemas of other files. */
const ofOthers =
  /"(?:ActivityId|EncapOverhead|VirtualNetworkName|CurrentEndpointCount|multusConfigFile|\$schema)"\s*:/

/** What a plugin answers, also where a message of it cannot be read. */
const answers = /"(?:interfaces|ips|ip4|code)"\s*:/

/** Applications have lists of plugins too, of their own ones. */
const isList = (text: string) =>
  /"plugins"\s*:/i.test(text) && plugins.some((name) => text.includes(`"${name}`))
const plugins: readonly string[] = [
  ...Object.values(catalog.cni).flatMap(({ id, modes }) => [
    id,
    ...modes.map(({ binary }) => binary),
  ]),
  ...linuxPlugins.value,
  ...ipamTypes.value,
]

const ofPlugin = /"(?:delegate|ipam|AdditionalArgs|HcnPolicyArgs)"\s*:/i
/** Programs that have no other file. */
const ofProgram =
  /"type"\s*:\s*"(?:win-(?:bridge|overlay)|sdn(?:bridge|overlay)|azure-vnet|vpc-bridge)(?:\.exe)?"/i
const ofPolicies =
  /"policies"\s*:[^]{0,400}"(?:Name|Type)"\s*:\s*"(?:EndpointPolicy|OutBoundNAT|(?:SDN)?ROUTE|ACL)/i

/** What a plugin answers has these at the top, and neither a type nor plugins. */
const ofAnswers = ['interfaces', 'ips', 'ip4', 'code', 'supportedVersions']

/** What asks an IPAM plugin for one address by hand, an answer, and the daemon of Multus are no network. */
export const isNetwork = ({ value }: Pick<Tree, 'value'>) => {
  if (typeof value !== 'object' || value === null) return true
  if ('multusConfigFile' in value) return false
  if (!('type' in value) && !('plugins' in value) && ofAnswers.some((key) => key in value)) {
    return false
  }
  // Alone it is cut out of a file.
  return (
    !('ipam' in value) ||
    Object.keys(value).length === 1 ||
    Object.keys(value).some((key) => !['cniVersion', 'name', 'ipam'].includes(key))
  )
}
