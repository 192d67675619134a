import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'

/** As a resource of Terraform, and as a setting of its module. */
const forms = [
  /^resource\s+"aws_eks_addon"[^\n]{0,200}\{\s*\n(?:[ \t][^\n]*\n|\n){0,40}?[ \t]+(addon_name[ \t]*=[ \t]*"vpc-cni")/gm,
  /^[ \t]{2,12}["']?(vpc-cni)["']?[ \t]*=[ \t]*\{/gm,
] as const
/** What another place holds may have it. */
const mayTell =
  /\bconfiguration_?values["']?[ \t]*=[ \t]*(?:var|local|data|module|each|file|templatefile)\b/
const told = /enable_?-?windows_?-?ipam/i

/** The setting of the ConfigMap itself, as Terraform writes it. */
const ofConfigMap = /["']?enable-windows-ipam["']?\s{0,20}[=:]\s{0,20}["']?true\b/i

/** The add-on of the VPC CNI, and whether its configuration says something of Windows. */
export function eksAddonsIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, 'vpc-cni')) return []
  const isSetBeside = ofConfigMap.test(doc.text)
  return forms.flatMap((form) =>
    [...foundIn(doc, form)].slice(0, mostAddons).flatMap(({ 0: whole, 1: raw = '', index }) => {
      const block = blockFrom(doc.text, index)
      if (mayTell.test(block)) return []
      const place = doc.placeAt(index + whole.lastIndexOf(raw))
      const value = told.test(block) ? 'windows' : isSetBeside ? 'beside' : 'silent'
      return [stated('eks.vpcCniAddon', value, raw, place)]
    }),
  )
}

/** From its head to the brace that closes it. */
function blockFrom(text: string, at: number): string {
  let depth = 0
  const end = Math.min(text.length, at + longest)
  for (let i = at; i < end; i++) {
    if (text[i] === '{') depth += 1
    if (text[i] === '}') {
      depth -= 1
      if (depth === 0) return text.slice(at, i + 1)
    }
  }
  return text.slice(at, end)
}

const longest = 4_000
/** Nobody sends more. */
const mostAddons = 50
