import type { Line } from '../lines.ts'
import { closedPart } from './closed-part.ts'
import { acrossLines } from '../../values/across-lines.ts'

const start =
  /^ {0,24}"(?:delegate|plugins|policies|AdditionalArgs|HcnPolicyArgs|ipam)"\s{0,4}:\s{0,4}[{[]/i
/** What no other file has in such a list. */
const sign = new RegExp(
  acrossLines`
    "(?:
      EndpointPolicy|OutBoundNAT|(?:SDN)?ROUTE|ProviderAddress|host-local|azure-vnet(?:-ipam)?
      |azure-cns|calico-ipam|win-(?:bridge|overlay)|sdn(?:bridge|overlay)
    )(?:\.exe)?"
  `,
  'i',
)

/** Nobody cuts out more. */
const most = 200

/** Whether a text is such a part from its first line on. */
export const isCniPart = (text: string): boolean =>
  start.test(text.trimStart().slice(0, 200)) && sign.test(text)

/** The lines of a part of a CNI file that stands in other text without its head, up to its closing bracket. */
export function cniPart(lines: readonly Line[], from: number): readonly Line[] | undefined {
  if (!start.test(lines[from]?.text.slice(0, 200) ?? '') || isInJson(lines[from - 1]))
    return undefined
  const part = closedPart(lines, from, { opens: from, most })
  return part && sign.test(part.map(({ text }) => text).join('\n')) ? part : undefined
}

/** The line above goes on here. */
const isInJson = (above: Line | undefined) => /^\s*["}\]]|[,{[(]\s*$/.test(above?.text ?? '')
