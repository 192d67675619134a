import type { Gate } from '../values/gates.ts'
import { textsOf, type Parsed } from '../values/parsed.ts'

/** `Name=value` of the list; the last of several counts, as in the components. */
export function listedGates(
  featureGates: readonly Parsed<Gate>[],
): ReadonlyMap<string, string | undefined> {
  return new Map(
    featureGates.map(({ text }) => {
      const at = text.indexOf('=')
      return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
    }),
  )
}

/** What a list of `Name=true|false` says of one gate; the last entry wins, as on a command line. */
export const gateSetting = (
  featureGates: readonly Parsed<Gate>[],
  gate: string,
): boolean | undefined => featureGates.findLast(({ value }) => value?.name === gate)?.value?.isOn

/** The list without any entry about a gate. */
export const withoutGate = (
  featureGates: readonly Parsed<Gate>[],
  gate: string,
): readonly string[] => textsOf(featureGates).filter((text) => !text.startsWith(`${gate}=`))
