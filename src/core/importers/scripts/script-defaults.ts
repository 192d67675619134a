import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { variableIn } from '../command-line/variables.ts'
import { foundIn } from '../../text/patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `Param([string]$A = "x", [string]$B = "y")` in one line. */
const parametersInLine = /^[ \t]*param[ \t]*\(([^\n]{3,2000})$/gim
const oneParameter =
  /(?:^|,)[ \t]*(?:\[[^\]\n]{1,120}\][ \t]*){0,3}\$(\w{1,60})[ \t]*=[ \t]*["']([^"'$\n]{1,200})["'](?=[ \t]*[,)])/g

const inLineIn = (doc: Document) =>
  [...foundIn(doc, parametersInLine)].flatMap(({ index, 0: line, 1: list = '' }) =>
    [...list.matchAll(oneParameter)].slice(0, mostDefaults).flatMap((found) => {
      const [whole, name = '', raw = ''] = found
      const at = index + line.length - list.length + found.index + whole.lastIndexOf(raw)
      return variableIn(doc, name, raw, doc.placeAt(at)).map((one) => ({
        ...one,
        weight: 'default' as const,
      }))
    }),
  )

/** Calico's scripts set their variables with a function of their own; comments hold the alternatives. */
export const scriptDefaultsIn = (doc: Document): readonly Observation[] => [
  ...inLineIn(doc),
  ...[setIfNot, otherwise, ...(/\bparam\s*\(/i.test(doc.text) ? [parameter, untypedParameter] : [])]
    .flatMap((pattern) => [...foundIn(doc, pattern)])
    .slice(0, mostDefaults)
    .flatMap(({ index, 0: line, 1: name = '', 2: text, 3: raw = text ?? '' }) => {
      const found = variableIn(doc, name, raw, doc.placeAt(index + line.lastIndexOf(raw)))
      const isParameter = /^[ \t]*[[$]/.test(line)
      return isParameter ? found.map((one) => ({ ...one, weight: 'default' as const })) : found
    }),
]

/** `[string]$ClusterCIDR = "10.244.0.0/16",` among the parameters of a script. */
const parameter =
  /^[ \t]*(?:\[[^\]\n]{1,120}\][ \t]*){1,3}\$(\w{1,60})[ \t]*=[ \t]*["']([^"'$\n]{1,200})["'](?:[ \t]*,)?(?:[ \t]*\))?[ \t]*$/gim

/** `$KubeDnsServiceIP = "10.96.0.10",` without a type; what ends neither in a comma nor a parenthesis is a statement. */
const untypedParameter =
  /^[ \t]*\$(\w{1,60})[ \t]*=[ \t]*["']([^"'$\n]{1,200})["'][ \t]*(?:[,)][ \t]*$|(?=\n[ \t]*\)[ \t]*$))/gim

/** `$Dns = if ($env:DNS) { $env:DNS } else { '10.96.0.10' }` */
const otherwise = new RegExp(
  acrossLines`
    ^[ \t]*\$(?:global:|script:)?(\w{1,60})[ \t]*=[ \t]*if[ \t]*\([^\n]{1,120}?\)
    [ \t]*\{[^{}\n]{1,120}\}[ \t]*else[ \t]*\{[ \t]*["']([^"'$\n]{1,200})["'][ \t]*\}
  `,
  'gim',
)

const setIfNot =
  /^[ \t]*Set-EnvVarIfNotSet[ \t]+-var[ \t]+["']?(\w{1,60})["']?[ \t]+-defaultValue[ \t]+(?:["']([^"'$\n]{1,200})["']|(\d{1,9})[ \t]*$)/gim

/** Nobody sets more. */
const mostDefaults = 200
