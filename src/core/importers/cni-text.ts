import type { Document } from '../model/document.ts'

/** Whether a text is a CNI file, by its keys: much else is JSON with types and policies. */
export const isCniText = ({ text, command = '' }: Pick<Document, 'text' | 'command'>) =>
  /^\s*(?:(?:\/\/|#)[^\n]*\n\s*){0,50}(?:\/\*|[{[])/.test(text) &&
  !/Get-Hns|hnsdiag/i.test(command) &&
  !ofOthers.test(text) &&
  (/"cniVersion"\s*:/i.test(text) ||
    (/"type"\s*:/i.test(text) && [ofPlugin, ofPolicies].some((sign) => sign.test(text))))

/** Answers of HNS, settings of the daemon of Multus, and schemas of other files. */
const ofOthers =
  /"(?:ActivityId|EncapOverhead|VirtualNetworkName|CurrentEndpointCount|multusConfigFile|\$schema)"\s*:/

const ofPlugin = /"(?:delegate|ipam|plugins|AdditionalArgs)"\s*:/i
const ofPolicies =
  /"policies"\s*:[^]{0,400}"(?:Name|Type)"\s*:\s*"(?:EndpointPolicy|OutBoundNAT|(?:SDN)?ROUTE|ACL)/i
