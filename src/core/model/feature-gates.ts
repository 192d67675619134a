/** What a list of `Name=true|false` says of one gate; the last entry wins, as on a command line. */
export function gateSetting(featureGates: readonly string[], gate: string): boolean | undefined {
  let setting: boolean | undefined
  for (const entry of featureGates) {
    if (!entry.startsWith(gate) || entry[gate.length] !== '=') continue
    const value = entry.slice(gate.length + 1)
    if (value === 'true') setting = true
    if (value === 'false') setting = false
  }
  return setting
}

/** The list without any entry about a gate. */
export const withoutGate = (featureGates: readonly string[], gate: string): readonly string[] =>
  featureGates.filter((entry) => !entry.startsWith(`${gate}=`))
