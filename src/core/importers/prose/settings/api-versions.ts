import { apiVersions } from '../../../catalog/workload/api-versions.ts'
import { stated } from '../../../model/observe.ts'
import { words, type Told } from './define.ts'

const kind = `(${Object.keys(apiVersions).join('|')})s?`
const version = String.raw`["'\x60]?([a-z][a-z.\d-]{0,40}\/v\d[a-z\d]{0,8})\b`
const has =
  '(?:\\s(?:uses?|using|has|have|having|with|still|is|of|on|at|its|an?|the|objects?|manifests?|yaml)|[(,:]){0,4}'
const apiVersion = String.raw`\bapi ?version\b["'\x60]?(?:\s(?:is|of))?[\s:=]{1,3}`

/** “Our RuntimeClass uses apiVersion node.k8s.io/v1beta1”, “apiVersion: apps/v1beta1 in the Deployment”. */
export const apiVersionSettings: readonly Told[] = [
  {
    words: words`\b${kind}(?:['’]s)?${has}\s?["'\x60(]?${apiVersion}${version}`,
    read: ({ raw, place, groups: [, told = ''] }) => said(raw, told, place),
  },
  {
    words: words`${apiVersion}${version}["'\x60]?\s(?:in|for|of)\s(?:the|our|my|its|an?)\s${kind}\b`,
    read: ({ raw, place, groups: [, of = ''] }) => said(of, raw, place),
  },
]

/** A kind as it is spelt, whatever letters somebody took. */
const kindOf = (told: string) =>
  Object.keys(apiVersions).find((one) => one.toLowerCase() === told.toLowerCase()) ?? told

const said = (of: string, told: string, place: Parameters<typeof stated>[3]) => [
  stated('apiVersion.told', `${kindOf(of)} ${told}`, told, place, { weight: 'statement' }),
]
