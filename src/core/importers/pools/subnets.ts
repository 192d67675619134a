import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { mentions } from '../../text/patterns/may-match.ts'
import { matchesOf } from '../text-of.ts'
import type { PoolText } from './pool-text.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** By the name of its resource in Terraform, or as the end of its id. */
const used =
  /\bvnet_subnet_id[ \t]*=[ \t]*azurerm_subnet\.([\w-]{1,80})\.id\b|--vnet-subnet-id[ =]["']?[^\s"']{0,300}\/subnets\/([\w.-]{1,80})/
const ofPods = /\bpod_subnet_id\b|--pod-subnet-id\b/

/** The subnet that the nodes of a pool stand in, and their pods with them. */
export function subnetOf(text: string, placeAt: PoolText['placeAt']): readonly Observation[] {
  const found = ofPods.test(text) ? null : used.exec(text)
  const raw = found?.[1] ?? found?.[2]
  if (!found || raw === undefined) return []
  const at = found.index + found[0].lastIndexOf(raw)
  return [stated('pool.subnet', raw, raw, placeAt(at))]
}

const defined = [
  new RegExp(
    acrossLines`
      ^resource\s+"azurerm_subnet"\s+"([\w-]{1,80})"\s*\{[^{}]{0,800}?\baddress_prefix(?:es)?
      [ \t]*=[ \t]*\[?[ \t]*"(\d[\d./]{8,17})"[ \t]*\]?[ \t]*$
    `,
    'gm',
  ),
  new RegExp(
    acrossLines`
      \baz[ \t]+network[ \t]+vnet[ \t]+subnet[ \t]+create\b
      (?=[^]{0,400}?(?:--name|-n)[ \t]+["']?([\w.-]{1,80}))[^]{0,400}?--address-prefix(?:es)?
      [ \t=]+["']?(\d[\d./]{8,17})(?![\d.]|[ \t]+\d)
    `,
    'g',
  ),
] as const

/** Subnets of Azure with one range each. */
export const azureSubnetsIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'azurerm_subnet') || mentions(doc, 'vnet subnet create')
    ? defined.flatMap((form) =>
        matchesOf(doc, form).flatMap(({ groups: [name = '', range = ''], placeOf }) =>
          range.includes('/')
            ? [stated('azure.subnet', range, range, placeOf(2), { subject: `subnet ${name}` })]
            : [],
        ),
      )
    : []
